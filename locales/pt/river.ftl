### Up and Down the River

river-name = Rio Abaixo, Rio Acima
river-tagline = Diga quantas vazas vai fazer. Depois faça exatamente essas.
river-time = cerca de 40 minutos
river-progress = rodada { $round } de { $of }

## Cards

river-suit =
    { $suit ->
        [C] paus
        [D] ouros
        [H] copas
       *[S] espadas
    }
river-card =
    { $rank ->
        [J] Valete
        [Q] Dama
        [K] Rei
        [A] Ás
       *[other] { $rank }
    } de { river-suit }

## Options of a table

river-option-start = Mão maior
river-option-schedule = Ordem das rodadas
river-option-schedule-down-up = Descer, depois subir
river-option-schedule-up-down = Subir, depois descer
river-option-schedule-down = Só descer
river-option-schedule-up = Só subir
river-option-bidding = Apostas
river-option-bidding-in-turn = Uma depois da outra
river-option-bidding-simultaneous = Todas ao mesmo tempo, em segredo
river-option-hook = Aposta do carteador é restrita
river-option-scoring = Pontuação
river-option-scoring-classic = Um ponto por vaza, dez pela aposta exata
river-option-scoring-exact = Só apostas exatas
river-option-scoring-penalty = Desconto por aposta falhada

## Whose turn

river-your-turn = Sua vez:
river-task-bid = aposte
river-task-bid-dealer = aposte por último, como carteador
river-task-bid-secret = aposte em segredo
river-task-lead = comece com qualquer carta
river-task-follow = siga o naipe de { river-suit }
river-task-discard = sem { river-suit }: jogue qualquer carta
river-task-again =
    toque de novo para jogar { $rank ->
        [Q] a
       *[other] o
    } { river-card }
river-status-wait-bid = À espera da aposta de { $name }
river-status-wait-play = À espera de { $name }
river-status-wait-many =
    { $count ->
        [one] Falta uma aposta
       *[other] Faltam { $count } apostas
    }
river-status-over = A partida terminou
river-why-bidding = Primeiro vêm as apostas
river-why-wait = Ainda não é a sua vez
river-why-follow = É preciso seguir { river-suit }

## Seats

river-seats = Lugares, no sentido horário
river-you = Você
river-dealer-mark = C
river-deals = carteador
river-leads = abre a vaza
river-away = ausente
river-score = pontos
river-standing-to-bid = vai apostar
river-standing-has-bid = já apostou
river-bid-word =
    { $count ->
        [one] vaza
       *[other] vazas
    }
river-standing-needs = { $won } de { $bid } vazas, faltam { $by }
river-standing-exact = { $won } de { $bid } vazas, exato
river-standing-over = { $won } de { $bid } vazas, { $by } a mais
river-standing-short = { $won } de { $bid } vazas, fora de alcance

## The round

river-round-box = Esta rodada
river-trump = Trunfo
river-led = Naipe
river-turned-up = Carta virada: { $card }
river-round = Rodada { $round } de { $of }
river-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
river-meter-before = Apostas
river-meter-after = de { $of }
river-meter-secret = Apostas secretas
river-meter-open =
    { $count ->
        [one] falta 1
       *[other] faltam { $count }
    }
river-meter-you-last = a sua é a última
river-meter-under = { $by } a menos
river-meter-over = { $by } a mais
river-meter-even = soma exata

## Bidding

river-bid-title = Quantas vazas você vai fazer?
river-bid-number = Apostar { $bid }
river-bid-choose = Escolha um número
river-bid-hint = Aposta feita não se muda.
river-hook = { $bid } não: você dá as cartas, e as apostas não podem somar { $cards }.

## Tricks

river-hand = Sua mão
river-hand-seen = Cartas na mão
river-trick = Cartas na mesa
river-trick-done = Vaza terminada
river-played-by = { $name }: { $card }
river-winning = ganhando
river-takes = leva a vaza
river-your-card = Sua carta
river-last = Última
river-last-trick = Última vaza
river-last-trick-of = Última vaza · { $name }
river-play-card = Jogar { $card }
river-side = Pontos e registro

## Between rounds and at the end

river-summary-title = Fim da rodada { $round }
river-summary-go = Continuar
river-next-dealer = Agora quem dá as cartas: { $name }
river-next-dealer-you = Agora você dá as cartas
river-tricks-of-bid = fez { $won }, apostou { $bid }
river-verdict-you = Você venceu com { $score }
river-verdict-other = Vitória de { $name } com { $score }
river-verdict-share =
    { $count ->
        [one] { $count } jogador vence com { $score }
       *[other] { $count } jogadores dividem a vitória com { $score }
    }
river-verdict-you-share = Você divide a vitória com { $score }

## Score sheet

river-scores = Pontos
river-sheet-caption = Por rodada: vazas feitas de vazas apostadas, e o total
river-sheet-cards = Cartas
river-sheet-exact = Exatas
river-sheet-exact-mark = exata
river-sheet-bid = ap. { $bid }

## Result

river-result-bids = Como cada um apostou
river-result-player = Jogador
river-result-exact = Exatas
river-result-over = A mais
river-result-under = A menos
river-result-surplus = Vazas além das apostas
river-result-best = Melhor rodada
river-result-worst = Mais longe
river-result-of = { $exact } de { $rounds }
river-result-round = apostou { $bid }, fez { $won } de { $cards }
river-result-percent = { $percent } %
river-result-accuracy = apostas exatas · { $name }
river-result-best-bid =
    { $cards ->
        [one] pontos na melhor rodada: aposta { $bid } com 1 carta
       *[other] pontos na melhor rodada: aposta { $bid } com { $cards } cartas
    }
river-result-worst-bid =
    { $cards ->
        [one] pontos na rodada mais longe da aposta: apostou { $bid }, fez { $won } com 1 carta
       *[other] pontos na rodada mais longe da aposta: apostou { $bid }, fez { $won } com { $cards } cartas
    }
river-result-totals = Totais por rodada
river-result-round-column = Rodada
river-result-by-size = Média de pontos por tamanho da mão
river-result-others = Outros
river-result-as-table = Mostrar como tabela

## O que se aconselha

river-action-bid = { river-bid-number }
river-action-play = { $card }

## Por que se aconselha

river-promised =
    A mão promete cerca de { $expected } { $expected ->
        [one] vaza
       *[other] vazas
    }
river-reason-bid-expected = { river-promised }.
river-reason-bid-around-hook = { river-promised }; { $forbidden } não pode, e esta é a melhor ao lado.
river-reason-bid-low = { river-promised }, mas dá para evitar algumas.
river-reason-bid-high = { river-promised }, mas dá para forçar mais.
river-reason-only-card = Nenhuma outra carta pode ser jogada.
river-reason-takes-a-point = A aposta já não dá mais, mas uma vaza ainda pode valer um ponto.
river-reason-bid-is-lost = A aposta já não dá mais; esta carta entrega pouco.
river-reason-needs-every-trick = Todas as vazas que restam são necessárias.
river-reason-cannot-duck = A aposta está feita, mas é difícil fugir desta vaza.
river-reason-leads-low = A aposta está feita: sair baixo deixa a vaza para os outros.
river-reason-throws-away-high = A aposta está feita: boa hora de se livrar de uma carta alta.
river-reason-ducks = A aposta está feita: esta carta fica abaixo das outras.
river-reason-draws-trumps = Puxa os trunfos dos outros e faz a vaza.
river-reason-wins-needed-trick =
    { $needed ->
        [one] Faz a única vaza que ainda falta.
       *[other] Faz uma das { $needed } vazas que ainda faltam.
    }
river-reason-keeps-boss-trump = Guarda { $card }, o maior trunfo que resta, para uma vaza certa mais tarde.
river-reason-clears-suit = Livra-se da última carta do naipe, para depois poder cortar com trunfo.
river-reason-loses-cheaply = Esta vaza não vale uma carta boa.

## Log: the name of the seat stands before each line

river-log-dealt =
    { $hand_size ->
        [one] Rodada { $number }: 1 carta para cada um, trunfo { $trump }, dá as cartas: { $dealer }
       *[other] Rodada { $number }: { $hand_size } cartas para cada um, trunfo { $trump }, dá as cartas: { $dealer }
    }
river-log-bid = aposta { $bid }
river-log-bid-hidden = já apostou
river-log-bids-shown = Todas as apostas à mostra: { $list }
river-log-played = joga { $card }
river-log-trick-taken = leva { $cards }
river-log-round-scored = A rodada { $number } rende { $list }
river-log-match-ended = A partida terminou: { $list }

## Keys

river-keys-digits = Escolher uma aposta ou uma carta
river-keys-enter = Fazer a aposta, jogar a carta
river-keys-arrows = Percorrer a mão
river-keys-last = Última vaza
river-keys-scores = Pontos
river-keys-log = Registro
river-keys-back = Baixar a carta escolhida

## Rules

river-rules-lead = Olhe a sua mão, diga quantas vazas vai fazer e faça exatamente esse número: nem menos, nem mais.
river-rules-rounds-title = Rodadas
river-rules-rounds = Com quatro ou cinco jogadores, a primeira rodada tem dez cartas para cada um. Cada rodada tem uma carta a menos, até uma única carta; depois as mãos voltam a crescer, até dez. Com mais jogadores começa-se com menos cartas.
river-rules-trump = Depois de dar as cartas, vira-se a seguinte. O naipe dela é o trunfo da rodada: qualquer trunfo ganha de qualquer carta dos outros três naipes.
river-rules-bid-title = Apostas
river-rules-bid = Começando à esquerda do carteador, cada um diz quantas vazas vai fazer. Todos ouvem a aposta, e ela não muda mais. O carteador fala por último, com uma restrição: as apostas não podem somar o número de cartas. Assim, alguém sempre erra.
river-rules-hook-caption = Cinco cartas, e os outros apostaram 2, 0 e 1. O carteador não pode dizer 2.
river-rules-fist = A mesa também pode apostar de punho fechado: todos apostam em segredo ao mesmo tempo, as apostas são mostradas juntas e qualquer soma vale.
river-rules-play-title = Vazas
river-rules-play = Quem está à esquerda do carteador começa com qualquer carta. Os outros seguem no sentido horário, uma carta cada. Quem tem o naipe pedido tem de jogá-lo; quem não tem joga o que quiser, trunfo ou não.
river-rules-trick-caption = O naipe é copas. O jogador da direita não tem copas e joga um trunfo pequeno: ele tira a vaza do ás.
river-rules-take = O trunfo mais alto leva a vaza; sem trunfo, a carta mais alta do naipe pedido. Quem leva a vaza começa a seguinte.
river-rules-player = Jogador { $number }
river-rules-score-title = Pontos
river-rules-score = Cada vaza vale um ponto. Quem fez exatamente o que apostou ganha mais dez.
river-rules-score-caption = Vazas feitas e apostadas, e os pontos: os dez são pela aposta cumprida, mesmo a de nenhuma vaza.
river-rules-end = Depois da última rodada vence o maior total. Totais iguais dividem a vitória.
river-rules-choices-title = O que a mesa pode escolher
river-rules-choice-rounds = O tamanho da mão maior e a ordem das rodadas: descer e subir, subir e descer, só descer ou só subir.
river-rules-choice-hook = Se a última aposta, a do carteador, é restrita.
river-rules-choice-scoring = A pontuação: como acima; pontos só para apostas cumpridas; ou um ponto a menos por cada vaza de diferença.
river-rules-choice-seats = Dois ou três jogadores também podem jogar; o melhor são quatro ou mais.

## Perfil

river-profile-exact =
    { $bids ->
        [one] exatas, de { $bids } aposta
       *[other] exatas, de { $bids } apostas
    }
river-profile-over = vazas a mais do que apostou
river-profile-under = vazas a menos do que apostou
river-profile-zero =
    { $bids ->
        [one] cumpridas de { $bids } aposta em zero
       *[other] cumpridas de { $bids } apostas em zero
    }
river-profile-by-size = Apostas por tamanho da mão
river-profile-cards = Cartas
river-profile-bids = Apostas
