### A new match from a moment of a finished one.

continue-from-here = Continuar daqui
continue-about = Uma nova mesa amistosa começa nesta jogada. Não muda nenhuma classificação nem estatística.
continue-you = Você
continue-seat = Quem joga no lugar de { $name }
continue-same-cards = As cartas que ninguém tinha visto são as da partida antiga: quem olhar o final dela as conhece.
continued-from = Continuada da jogada { $at } de outra partida.
# In a list of past matches.
played-on = continuada de uma jogada
error-options_fixed = As opções de uma partida continuada não podem ser mudadas.
error-no_such_moment = A partida termina aí: não há mais nada a jogar.
error-other_rules = Esta partida foi jogada com regras mais antigas, que as mesas daqui já não seguem.
