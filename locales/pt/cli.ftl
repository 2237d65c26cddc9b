# A linha de comando. Comandos, opções e nomes de arquivos ficam como são digitados.

cli-games-seats = lugares: { $fewest }-{ $most }
cli-games-usual = lugares de costume: { $fewest }-{ $most }; menos que isso é uma variante
cli-games-bots = robôs: { $levels }
cli-games-option = opção { $name }: { $values } (padrão { $default })

cli-simulate-progress = Jogando
cli-simulate-seat = Lugar
cli-simulate-bot = Robô
cli-simulate-total = Soma
cli-simulate-mean = Média
cli-simulate-spread = Desvio
cli-simulate-wins = Vitórias
cli-simulate-played =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    } em { $seconds } s: { $speed } por segundo
cli-simulate-seed = Semente: { $seed }

cli-verify-good = { $file }: correto, resultado { $result }
cli-verify-bad = { $file }: RECUSADO. { $why }
cli-verify-sum =
    { $files ->
        [one] { $good } de { $files } registro correto
       *[other] { $good } de { $files } registros corretos
    }

cli-replay-next = Enter: próxima jogada

cli-play-you = Você
cli-play-bot = Robô { $seat } ({ $level })
cli-play-prompt = Sua jogada (número ou notação, q sai):
cli-play-left = Você saiu da partida.
cli-play-result = { $rank }º { $name }: { $total }

cli-hand = Sua mão
cli-score = Pontos

cli-up-or-down-turn = Vez { $turn } de { $turns }
cli-up-or-down-circle = Círculo
cli-up-or-down-piles = Pilhas
cli-up-or-down-discards = Descartadas

cli-river-round =
    { $cards ->
        [one] Rodada { $round } de { $rounds }, { $cards } carta
       *[other] Rodada { $round } de { $rounds }, { $cards } cartas
    }
cli-river-trump = Trunfo
cli-river-bid = Aposta
cli-river-tricks = Feitas
cli-river-dealer = carteador
cli-river-has-bid = já apostou
cli-river-trick = Vaza
cli-river-last-trick = Última vaza, de { $winner }
cli-river-hook = Como carteador, você não pode apostar { $bid }: as apostas somariam o tamanho da mão.

cli-record-refused =
    Linha { $line }: { $fault ->
        [commitment] o compromisso não corresponde à semente do servidor.
        [illegal] as regras não permitem esta jogada.
        [deal] as regras não permitem esta jogada, ou as cartas dadas não conferem.
        [end] o registro termina antes da partida.
        [result] o resultado não confere.
        [unfinished] a partida não terminou, e sua semente ainda é secreta.
       *[form] isto não está escrito como um registro.
    }

error-cannot_read = Não é possível ler { $file }: { $cause }.
error-cannot_write = Não é possível gravar { $file }: { $cause }.
error-bad_json = Isto não é um objeto JSON: { $given }
error-bad_number = { $what } deve ser de { $least } a { $most }, não { $given }.
