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
