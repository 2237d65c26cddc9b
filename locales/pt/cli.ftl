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

# A arena. Um grupo é uma distribuição, jogada uma vez em cada rotação dos lugares.

cli-arena-warms-up = Aquecendo
cli-arena-plays = { $bot } vence { $rate }
cli-arena-cut-off = { $file } terminava no meio de uma linha. Essa linha foi descartada; as partidas dela serão jogadas de novo.
cli-arena-cut-short = { $file } termina no meio de uma linha. Essa linha não conta.
cli-arena-goes-on =
    A disputa em { $file } continua depois de { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }.
cli-arena-interrupted = Interrompido. Com --results ARQUIVO uma disputa pode continuar de onde parou.
cli-arena-interrupted-kept = Interrompido. { $file } guarda todos os grupos terminados; o mesmo comando continua dali.
cli-arena-added = { $name } já pode ser chamado para disputas. A lista está em { $file }.
cli-arena-removed = { $name } foi esquecido.
cli-arena-bot = { $name }: { $factory } em { $folder }
cli-arena-written = O relatório está em { $file }.
cli-arena-no-pictures = O relatório ficou sem figuras, porque falta o matplotlib: pip install "updown-games[report]"

cli-arena-standings = Robôs
cli-arena-bot-column = Robô
cli-arena-wins = Vitórias
cli-arena-score = Pontuação média
cli-arena-elo = Pontos Elo
cli-arena-matches = Partidas
cli-arena-crosses = Quantas vezes o robô da esquerda termina à frente
cli-arena-differences = Dois robôs nas mesmas distribuições
cli-arena-pair = Robôs
cli-arena-more-wins = Diferença de vitórias
cli-arena-more-points = Diferença de pontos
cli-arena-cpu = Tempo de CPU por decisão, em milissegundos
cli-arena-cpu-mean = Média
cli-arena-cpu-tail = 95 % ficam abaixo de
cli-arena-cpu-longest = Mais longa
cli-arena-decisions = Decisões
cli-arena-faults = Falhas
cli-arena-too-slow = Lento demais
cli-arena-crashed = Quebrou
cli-arena-illegal = Ilegal
cli-arena-forfeits = Partidas perdidas por falhas

cli-arena-better = { $one } vence mais do que { $other }; diferença de { $difference }.
cli-arena-unclear = Entre { $one } e { $other } nenhuma diferença é clara: { $difference }.
cli-arena-ended-played = Todas as partidas foram jogadas: { $matches }.
cli-arena-ended-clear = A resposta ficou clara no exame { $look } de { $looks }. Partidas jogadas: { $matches }.
cli-arena-ended-open = A disputa não terminou: até agora contam { $matches } de { $planned } partidas.
cli-arena-even = Robôs de força igual venceriam { $rate } % dos seus lugares. Os intervalos valem a { $level } %.
cli-arena-seed = Semente { $seed }, disputa { $key }
cli-arena-mixed-code = Os robôs mudaram durante esta disputa; ela mistura os programas { $codes }.
cli-arena-example = Uma falha de { $bot }: { $kind } ({ $detail })

cli-arena-title = Arena: { $game }, { $seats } lugares
cli-arena-set-up = Como se jogou
cli-arena-game = { $game }, { $seats } lugares, opções { $options }
cli-arena-form-mixed = Tantos robôs diferentes por mesa quanto possível, em todas as combinações.
cli-arena-form-alone = Um robô em um lugar e outro em todos os demais, cada par nos dois sentidos.
cli-arena-form-first = O primeiro robô em um lugar e outro em todos os demais.
cli-arena-groups = Grupos: { $groups }. Cada um é uma distribuição jogada { $seats } vezes, uma em cada rotação dos lugares.
cli-arena-looks-none = Planejado: { $matches } partidas, nenhuma a menos, fosse qual fosse o resultado.
cli-arena-looks = Planejado: no máximo { $matches } partidas. Exames fixados de antemão, para parar assim que a resposta ficasse clara: { $looks }.
cli-arena-limits = Robôs de fora têm { $seconds } s por decisão. Um lugar com { $faults } falhas em uma partida a perde e fica em último.
cli-arena-reading = Como ler os números
cli-arena-read-groups = Partidas da mesma distribuição não são provas independentes. Por isso cada número e cada intervalo vem de um só valor por grupo.
cli-arena-read-intervals = Os intervalos valem a { $level } %. É mais que 95 % quando a disputa podia parar antes: todos os exames e comparações juntos erram em no máximo 5 % das disputas.
cli-arena-read-even = Uma taxa de vitórias é a de um lugar; uma vitória dividida conta em parte. Robôs de força igual teriam { $rate } % cada.
cli-arena-read-elo = Os pontos Elo são um ajuste de Bradley-Terry a quem terminou à frente de quem; a média é 0, e 400 pontos a mais são 10 chances contra 1.
cli-arena-read-openskill = O openskill mostra sua própria estimativa e seu desvio. Ele toma cada partida por independente.
cli-arena-read-cpu = O tempo de CPU conta decisões em que havia escolha. Onde só uma jogada é legal, ninguém é consultado.
cli-arena-picture-wins = Taxas de vitórias com seus intervalos: { $figures }
cli-arena-picture-elo = Pontos Elo com seus intervalos
cli-arena-picture-cpu = Tempo de CPU por decisão, da média até onde ficam 95 %
cli-arena-axis-wins = vitórias, % dos lugares (intervalo a { $level } %)
cli-arena-axis-elo = pontos Elo (intervalo a { $level } %)
cli-arena-axis-cpu = tempo de CPU por decisão, ms: média (ponto) e p95 (traço)
cli-arena-origin = De onde vem
cli-arena-machine =
    { $processors ->
        [one] { $machine }, { $processors } processador
       *[other] { $machine }, { $processors } processadores
    }
cli-arena-versions = Python { $python }, com { $versions }

error-bad_contest = Não é possível jogar uma disputa assim.
error-bad_results = { $file } não contém resultados, ou estão danificados: linha { $line }.
error-other_contest = { $file } guarda os resultados de outra disputa. Escolha outro arquivo, ou repita o que deu início àquela.
error-results_busy = Outra execução está gravando em { $file }.
error-cannot_keep_results = { $file } não pode receber os resultados: { $cause }.
error-cannot_load_bot = Não foi possível carregar o robô { $name }.
error-bad_bot_name = Um robô não pode se chamar { $given }.
error-bad_factory = Um robô é dado como módulo:fábrica, não como { $given }.
error-no_such_bot = Nenhum robô foi acrescentado como { $given }.
error-bad_roster = A lista de robôs em { $file } não pode ser usada: { $cause }.
error-no_cluster = Nenhum cluster responde em { $address }.
error-lacks_extra = Isto precisa do pacote { $package }: pip install "updown-games[{ $extra }]"
error-workers_failed = Os processos quebraram vez após vez, e a disputa foi abandonada. O que estava terminado foi guardado.
reason-too_few_bots = São precisos ao menos dois robôs.

## updown ratings

cli-ratings-rebuilt =
    { $matches ->
        [one] { $matches } partida terminada, recalculada a partir do registro de eventos.
       *[other] { $matches } partidas terminadas, recalculadas a partir do registro de eventos.
    }
cli-ratings-same = Tudo estava guardado exatamente assim.
cli-ratings-mended =
    { $wrong ->
        [one] { $wrong } linha estava guardada de outro jeito e foi corrigida.
       *[other] { $wrong } linhas estavam guardadas de outro jeito e foram corrigidas.
    }
cli-ratings-wrong =
    { $wrong ->
        [one] { $wrong } linha está guardada de outro jeito. Nada foi mudado.
       *[other] { $wrong } linhas estão guardadas de outro jeito. Nada foi mudado.
    }
