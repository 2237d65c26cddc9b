### Uma partida terminada, vista de novo.

replay = Replay
replay-at = Jogada { $at } de { $last }
replay-moment = Momento da partida
replay-first = Ir ao começo
replay-back = Uma jogada para trás
replay-on = Uma jogada para a frente
replay-last = Ir ao fim
replay-play = Reproduzir
replay-pause = Pausar
replay-choices = Visão e velocidade
replay-speed = Velocidade
replay-times = { $speed }×
replay-view = Visão de
replay-open = Mãos abertas
replay-copy = Copiar o link desta jogada
to-your-match = Voltar à sua partida
key-replay-step = uma jogada para trás, uma para a frente
key-replay-ends = ir ao começo, ir ao fim
key-replay-round = ir à rodada ou volta anterior, à seguinte
key-replay-play = reproduzir e pausar
