### Sobe ou Desce?: tudo o que este jogo diz.

up-or-down-name = Sobe ou Desce?
up-or-down-tagline = Jogue uma carta, leve a vizinha e monte fileiras que sobem ou descem.
up-or-down-time = cerca de 20 minutos

## Opções

up-or-down-option-length = Duração
up-or-down-option-length-short = Curta
up-or-down-option-length-long = Longa

## Em que pé está a partida

up-or-down-progress = vez { $turn } de { $turns }
up-or-down-your-turn = Sua vez:
up-or-down-do-card = escolha uma carta
up-or-down-do-take = pegue uma vizinha
up-or-down-do-row = escolha uma fila para { $number }
up-or-down-do-draw = compre uma carta
up-or-down-do-finish = nada mais a comprar, confirme
up-or-down-do-confirm = confirme
up-or-down-waiting = Esperando { $name }
up-or-down-waiting-away = Esperando { $name }, que está fora
up-or-down-sending = Um momento …
up-or-down-over = A partida acabou
up-or-down-steps = Passos da sua vez
up-or-down-step-card = Carta
up-or-down-step-take = Pegar
up-or-down-step-row = Fila
up-or-down-step-draw = Comprar

## A mesa

up-or-down-card =
    Carta { $number }, { $colour ->
        [yellow] círculo amarelo
        [red] quadrado vermelho
        [blue] losango azul
        [pink] estrela rosa
        [purple] hexágono roxo
       *[teal] triângulo verde-água
    }
up-or-down-colour =
    { $colour ->
        [yellow] amarelo
        [red] vermelho
        [blue] azul
        [pink] rosa
        [purple] roxo
       *[teal] verde-água
    }
up-or-down-back = Carta virada para baixo
up-or-down-others = Os outros jogadores
up-or-down-circle = O círculo
up-or-down-take = Pegar { $number }
up-or-down-take-label = Pegar { $number }, no melhor caso { $gain }
up-or-down-face-down =
    { $count ->
        [0] O monte fechado está vazio
        [one] Monte fechado, { $count } carta
       *[other] Monte fechado, { $count } cartas
    }
up-or-down-face-up =
    { $count ->
        [one] Monte aberto, { $count } carta: { $name }
       *[other] Monte aberto, { $count } cartas, em cima { $name }
    }
up-or-down-face-up-empty = O monte aberto está vazio
up-or-down-draw-label = Comprar. { $name }
up-or-down-piles-empty = Os dois montes estão vazios
up-or-down-confirm = Confirmar
up-or-down-hand = Sua mão
up-or-down-hand-of-seat = A mão do lugar em frente
up-or-down-known = conhecida
up-or-down-known-long = todos viram você comprá-la
up-or-down-drawn = comprada por último
up-or-down-you = Você
up-or-down-tools = Ferramentas
up-or-down-back-step = Voltar
up-or-down-scores = Placar

## Filas

up-or-down-row-label =
    Fila { $row }, { $direction ->
        [up] subindo
        [down] descendo
       *[open] ainda sem direção
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
up-or-down-row-free = Fila { $row }, livre
up-or-down-row-empty = Fila livre
up-or-down-new-row = nova fila
up-or-down-start-label = Começar a fila { $row } com { $number }, { $gain }
up-or-down-extend-label = Pôr { $number } na fila { $row }, { $gain }
up-or-down-give-up = Desistir
up-or-down-give-up-label = Desistir da fila { $row } e recomeçá-la com { $number }, { $gain }
up-or-down-not-above = { $taken } não está acima de { $last }
up-or-down-not-below = { $taken } não está abaixo de { $last }
up-or-down-given-up = cartas descartadas:
up-or-down-seat-label =
    { $name }, { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }{ $turn ->
        [now] , joga agora
       *[later] { "" }
    }{ $away ->
        [away] , fora
       *[here] { "" }
    }. Mostrar as filas
up-or-down-away = fora
up-or-down-close = Fechar
up-or-down-discards =
    { $count ->
        [0] Nenhuma carta descartada
        [one] { $count } carta descartada
       *[other] { $count } cartas descartadas
    }
up-or-down-known-cards = Cartas conhecidas na mão
up-or-down-open-hand = Cartas na mão

## Ao lado da mesa

up-or-down-scores-and-log = Placar e registro
up-or-down-score-now = Placar agora
up-or-down-unseen = Ainda não vistas
up-or-down-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
up-or-down-log-turn-taken =
    { $way ->
        [gave-up] joga { $card } desiste de { $gave_up } por { $taken } fila { $row }
       *[kept] joga { $card } pega { $taken } fila { $row }
    } ({ $gain })

## O que se aconselha

up-or-down-action-turn =
    { $placing ->
        [gives-up] Jogue { $card }, pegue { $taken }, desista da fila { $row } por ela
       *[extends] Jogue { $card }, pegue { $taken }, fila { $row }
    }{ $pile ->
        [up] , compre { $drawn }
        [down] , compre do monte fechado
       *[none] { "" }
    }
up-or-down-action-later = { $card }

## Por que se aconselha

up-or-down-reason-scores-last = A última jogada: agora só contam os pontos, e esta traz { $gain }.
up-or-down-reason-gives-up-for-nothing = Desistir da fila { $row } não custa nada ({ $gain }) e abre espaço.
up-or-down-reason-gives-up-spent = Quase nenhuma carta cabe mais na fila { $row }: é hora de recomeçá-la ({ $gain }).
up-or-down-reason-gives-up-row = Custa alguma coisa agora ({ $gain }), mas uma fila { $row } nova promete mais.
up-or-down-reason-draws-known = Compra { $card }, que na próxima vez pode pegar { $taken } ({ $gain }).
up-or-down-reason-denies = Tira { $taken } de { $seat }, a quem traria { $gain }.
up-or-down-reason-starts-row =
    Abre a fila { $row } com { $taken }; { $room ->
        [one] { $room } carta ainda pode vir
       *[other] { $room } cartas ainda podem vir
    } depois.
up-or-down-reason-matches-colour = { $taken } é mais uma carta da melhor cor da fila { $row }, { up-or-down-colour } ({ $gain }).
up-or-down-reason-keeps-room = Um passo pequeno: a fila { $row } guarda quase todo o seu espaço ({ $gain }).
up-or-down-reason-extends-row = { $taken } alonga a fila { $row } ({ $gain }).

## O resultado

up-or-down-rows-of = Filas de { $name }
up-or-down-row-by-row = Fila por fila
up-or-down-rank = Posição
up-or-down-player = Jogador
up-or-down-column-given-up = Descartadas
up-or-down-total = Soma
up-or-down-score-by-turn = Pontos por vez
up-or-down-score-by-turn-label = Pontos por vez. No fim: { $list }

## As regras

up-or-down-rules-lead = Você monta três filas de números, cada uma subindo ou descendo, e quer em cada uma o maior número possível de cartas da mesma cor. As cartas vêm de um círculo no meio da mesa: para cada carta que você põe, tira uma vizinha.
up-or-down-rules-cards-title = As cartas
up-or-down-rules-cards = Cada carta tem um número que só existe uma vez, e a cor vem do número: as seis cores se revezam, por isso cada uma tem sua forma e seus números.
up-or-down-rules-setup = Cada um recebe três cartas. Seis cartas ficam abertas num círculo, em ordem, no sentido do relógio. O resto forma dois montes, um fechado e um aberto. Quantas cartas entram depende do número de jogadores, para que todos joguem o mesmo número de vezes: 18 numa partida curta, 24 numa longa (15 e 20 com seis jogadores).
up-or-down-rules-step-play = Jogue uma carta da mão no círculo, no lugar do seu número. Aqui, 68 vai entre 45 e 70.
up-or-down-rules-step-take = Pegue uma das duas vizinhas. Aqui sai 45; 68 fica no círculo.
up-or-down-rules-step-place = Ponha a carta no fim de uma de suas filas. Esta desce, então 45 cabe depois de 57.
up-or-down-rules-step-draw = Compre uma carta de um dos montes. Depois joga quem está à sua esquerda.
up-or-down-rules-turn-title = Uma vez
up-or-down-rules-turn = Entre a carta mais alta e a mais baixa o círculo se fecha; é o lugar da ponte. Uma carta acima ou abaixo de todas entra ali, e as vizinhas dela são a mais alta e a mais baixa.
up-or-down-rules-rows-title = As filas
up-or-down-rules-rows = Você pode ter três filas. A segunda carta decide se a fila sobe ou desce, e dali em diante ela segue assim; os saltos podem ser de qualquer tamanho. Enquanto tiver menos de três filas, você pode começar outra, mesmo que a carta coubesse numa delas. Cartas nas filas não mudam mais de lugar.
up-or-down-rules-give-up-title = Desistir de uma fila
up-or-down-rules-give-up = Com três filas na mesa, você pode desistir de uma: as cartas dela são viradas ao seu lado, e a carta pegada começa ali uma fila nova. Pode fazer isso mesmo que a carta coubesse.
up-or-down-rules-draw-title = Quando um monte acaba
up-or-down-rules-draw = Se um monte acabou, compre do outro. Se os dois acabaram, jogue sem comprar até todas as mãos ficarem vazias.
up-or-down-rules-end-title = O fim
up-or-down-rules-end = Cada fila vale o número de suas cartas vezes quantas são da cor mais frequente: oito cartas, cinco delas da mesma cor, valem 40. Cada carta descartada vale um ponto. As seis do círculo não valem para ninguém. Ganha a maior soma; somas iguais dividem a posição.
up-or-down-rules-seen-title = O que todos podem ver
up-or-down-rules-seen = Filas, círculo, cartas descartadas e o topo do monte aberto estão à vista de todos. Também se sabe quem comprou uma carta aberta, e a mesa lembra por você: essas cartas aparecem marcadas na mão.

## Teclas

up-or-down-keys-card = Escolher da primeira à nona carta da mão
up-or-down-keys-take = Pegar a vizinha menor ou a maior
up-or-down-keys-row = Pôr numa fila
up-or-down-keys-give-up = Desistir da fila e recomeçá-la
up-or-down-keys-draw = Comprar do monte aberto ou do fechado
up-or-down-keys-back = Um passo atrás

## Perfil

up-or-down-profile-length = cartas por fila, em média
up-or-down-profile-given-up = filas deixadas por partida
up-or-down-profile-cards = cartas descartadas com elas
up-or-down-profile-rows = Filas no fim, por comprimento
up-or-down-profile-row-cards = Cartas
up-or-down-profile-row-count = Filas
