### Up and Down the River

river-name = Вверх и вниз по реке
river-tagline = Скажите, сколько взяток возьмёте. И возьмите ровно столько.
river-time = около 40 минут
river-progress = раунд { $round } из { $of }

## Cards

river-suit =
    { $suit ->
        [C] трефы
        [D] бубны
        [H] червы
       *[S] пики
    }
river-card =
    { $rank ->
        [J] Валет
        [Q] Дама
        [K] Король
        [A] Туз
       *[other] { $rank }
    } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }

## Options of a table

river-option-start = Наибольшая рука
river-option-schedule = Порядок раундов
river-option-schedule-down-up = Вниз, потом вверх
river-option-schedule-up-down = Вверх, потом вниз
river-option-schedule-down = Только вниз
river-option-schedule-up = Только вверх
river-option-bidding = Заказы
river-option-bidding-in-turn = По очереди
river-option-bidding-simultaneous = Все разом, втайне
river-option-hook = Сдающий ограничен в заказе
river-option-scoring = Подсчёт
river-option-scoring-classic = Очко за взятку, десять за точный заказ
river-option-scoring-exact = Только точные заказы
river-option-scoring-penalty = Штраф за промах

## Whose turn

river-your-turn = Ваш ход:
river-task-bid = сделайте заказ
river-task-bid-dealer = вы сдаёте, ваш заказ последний
river-task-bid-secret = сделайте тайный заказ
river-task-lead = ходите с любой карты
river-task-follow =
    положите { $suit ->
        [C] трефу
        [D] бубну
        [H] черву
       *[S] пику
    }
river-task-discard =
    { $suit ->
        [C] треф нет
        [D] бубен нет
        [H] червей нет
       *[S] пик нет
    }, кладите любую карту
river-task-again =
    нажмите ещё раз, чтобы сыграть { $rank ->
        [J] вальта
        [Q] даму
        [K] короля
        [A] туза
       *[other] { $rank }
    } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }
river-status-wait-bid = Заказывает { $name }
river-status-wait-play = Ходит { $name }
river-status-wait-many =
    { $count ->
        [one] Не хватает { $count } заказа
        [few] Не хватает { $count } заказов
        [many] Не хватает { $count } заказов
       *[other] Не хватает { $count } заказа
    }
river-status-over = Партия окончена
river-why-bidding = Сначала заказы
river-why-wait = Сейчас не ваш ход
river-why-follow =
    Нужно положить { $suit ->
        [C] трефу
        [D] бубну
        [H] черву
       *[S] пику
    }

## Seats

river-seats = Места по часовой стрелке
river-you = Вы
river-dealer-mark = С
river-deals = сдаёт
river-leads = ходит первым
river-away = нет на месте
river-score = очки
river-standing-to-bid = закажет
river-standing-has-bid = готово
river-bid-word =
    { $count ->
        [one] взятка
        [few] взятки
        [many] взяток
       *[other] взятки
    }
river-standing-needs = взято { $won } из { $bid }, нужно ещё { $by }
river-standing-exact = взято { $won } из { $bid }, точно
river-standing-over = взято { $won } из { $bid }, перебор { $by }
river-standing-short = взято { $won } из { $bid }, уже не добрать

## The round

river-round-box = Этот раунд
river-trump = Козырь
river-led = Масть
river-turned-up = Открыта карта: { $card }
river-round = Раунд { $round } из { $of }
river-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
river-meter-before = Заказано
river-meter-after = из { $of }
river-meter-secret = Заказы тайные
river-meter-open = ещё { $count }
river-meter-you-last = ваш — последний
river-meter-under = меньше на { $by }
river-meter-over = больше на { $by }
river-meter-even = ровно

## Bidding

river-bid-title = Сколько взяток вы возьмёте?
river-bid-number = Заказать { $bid }
river-bid-choose = Выберите число
river-bid-hint = Заказ изменить нельзя.
river-hook = Не { $bid }: вы сдаёте, сумма заказов не должна быть { $cards }.

## Tricks

river-hand = Ваши карты
river-hand-seen = Карты на руках
river-trick = Карты на столе
river-trick-done = Сыгранная взятка
river-played-by = { $name }: { $card }
river-winning = бьёт
river-takes = берёт
river-your-card = Ваша карта
river-last = Взятка
river-last-trick = Прошлая взятка
river-last-trick-of = Прошлая взятка · { $name }
river-play-card = Сыграть: { $card }
river-side = Счёт и журнал

## Between rounds and at the end

river-summary-title = Раунд { $round } окончен
river-summary-go = Дальше
river-next-dealer = Теперь сдаёт { $name }
river-next-dealer-you = Теперь сдаёте вы
river-tricks-of-bid = взято { $won }, заказано { $bid }
river-verdict-you = Вы победили, ваш счёт { $score }
river-verdict-other = Побеждает { $name }, счёт { $score }
river-verdict-share =
    { $count ->
        [one] Победу делит { $count } игрок, счёт { $score }
        [few] Победу делят { $count } игрока, счёт { $score }
        [many] Победу делят { $count } игроков, счёт { $score }
       *[other] Победу делят { $count } игрока, счёт { $score }
    }
river-verdict-you-share = Вы делите победу, счёт { $score }

## Score sheet

river-scores = Счёт
river-sheet-caption = По раундам: взято из заказанного и сумма очков
river-sheet-cards = Карты
river-sheet-exact = Точно
river-sheet-exact-mark = точно
river-sheet-bid = зак. { $bid }

## Result

river-result-bids = Кто как заказывал
river-result-player = Игрок
river-result-exact = Точно
river-result-over = Перебор
river-result-under = Недобор
river-result-surplus = Взяток сверх заказов
river-result-best = Лучший раунд
river-result-worst = Самый неточный
river-result-of = { $exact } из { $rounds }
river-result-round = заказ { $bid }, взято { $won } из { $cards }
river-result-percent = { $percent } %
river-result-accuracy = точных заказов · { $name }
river-result-best-bid =
    { $cards ->
        [one] очков в лучшем раунде: заказ { $bid }, { $cards } карта на руках
        [few] очков в лучшем раунде: заказ { $bid }, { $cards } карты на руках
        [many] очков в лучшем раунде: заказ { $bid }, { $cards } карт на руках
       *[other] очков в лучшем раунде: заказ { $bid }, { $cards } карты на руках
    }
river-result-worst-bid =
    { $cards ->
        [one] очков в самом неточном раунде: заказ { $bid }, взято { $won }, { $cards } карта на руках
        [few] очков в самом неточном раунде: заказ { $bid }, взято { $won }, { $cards } карты на руках
        [many] очков в самом неточном раунде: заказ { $bid }, взято { $won }, { $cards } карт на руках
       *[other] очков в самом неточном раунде: заказ { $bid }, взято { $won }, { $cards } карты на руках
    }
river-result-totals = Сумма по раундам
river-result-round-column = Раунд
river-result-by-size = Средние очки по числу карт на руках
river-result-others = Другие
river-result-as-table = Показать таблицей

## Что советуют

river-action-bid = { river-bid-number }
river-action-play = { $card }

## Почему так советуют

river-promised = Эта рука обещает взяток: примерно { $expected }
river-reason-bid-expected = { river-promised }.
river-reason-bid-around-hook = { river-promised }; { $forbidden } заказать нельзя, а это лучшее рядом.
river-reason-bid-low = { river-promised }, но часть из них можно отдать.
river-reason-bid-high = { river-promised }, но можно добиться и больше.
river-reason-only-card = Другой картой ходить нельзя.
river-reason-takes-a-point = Заказ уже не выполнить, но взятка ещё может принести очко.
river-reason-bid-is-lost = Заказ уже не выполнить; этой картой мало что теряется.
river-reason-needs-every-trick = Нужны все оставшиеся взятки.
river-reason-cannot-duck = Заказ выполнен, но этой взятки почти не избежать.
river-reason-leads-low = Заказ выполнен: малая карта оставит взятку другим.
river-reason-throws-away-high = Заказ выполнен: самое время сбросить старшую карту.
river-reason-ducks = Заказ выполнен: эта карта уйдёт под чужую.
river-reason-draws-trumps = Вытягивает чужие козыри и берёт взятку.
river-reason-wins-needed-trick =
    { $needed ->
        [1] Берёт последнюю из нужных взяток.
        [one] Берёт одну из { $needed } ещё нужных взяток.
        [few] Берёт одну из { $needed } ещё нужных взяток.
        [many] Берёт одну из { $needed } ещё нужных взяток.
       *[other] Берёт одну из { $needed } ещё нужных взяток.
    }
river-reason-keeps-boss-trump = Бережёт { $card }, старший из оставшихся козырей, для верной взятки.
river-reason-clears-suit = Избавляется от последней карты масти, чтобы потом бить козырем.
river-reason-loses-cheaply = Эта взятка не стоит хорошей карты.

## Log: the name of the seat stands before each line

river-log-dealt =
    { $hand_size ->
        [one] Раунд { $number }: по { $hand_size } карте, козырь { $trump }, сдаёт { $dealer }
        [few] Раунд { $number }: по { $hand_size } карты, козырь { $trump }, сдаёт { $dealer }
        [many] Раунд { $number }: по { $hand_size } карт, козырь { $trump }, сдаёт { $dealer }
       *[other] Раунд { $number }: по { $hand_size } карты, козырь { $trump }, сдаёт { $dealer }
    }
river-log-bid = заказывает { $bid }
river-log-bid-hidden = делает тайный заказ
river-log-bids-shown = Заказы открыты: { $list }
river-log-played = кладёт { $card }
river-log-trick-taken = берёт { $cards }
river-log-round-scored = Раунд { $number } приносит { $list }
river-log-match-ended = Партия окончена: { $list }

## Keys

river-keys-digits = Выбрать заказ или карту
river-keys-enter = Сделать заказ, сыграть карту
river-keys-arrows = Перейти к соседней карте
river-keys-last = Прошлая взятка
river-keys-scores = Счёт
river-keys-log = Журнал
river-keys-back = Опустить карту

## Rules

river-rules-lead = Посмотрите в карты, скажите, сколько взяток возьмёте, и возьмите ровно столько: не меньше и не больше.
river-rules-rounds-title = Раунды
river-rules-rounds = Вчетвером или впятером в первом раунде сдают по десять карт. В каждом следующем картой меньше, до одной-единственной; потом рука снова растёт до десяти. Если игроков больше, начинают с меньшего числа карт.
river-rules-trump = После сдачи открывают следующую карту. Её масть в этом раунде козырная: любой козырь бьёт любую карту трёх других мастей.
river-rules-bid-title = Заказы
river-rules-bid = Начиная с игрока слева от сдающего, каждый называет, сколько взяток возьмёт. Заказ слышат все, менять его нельзя. Сдающий говорит последним, и он ограничен: сумма заказов не должна равняться числу карт. Поэтому кто-нибудь непременно ошибётся.
river-rules-hook-caption = Пять карт, остальные заказали 2, 0 и 1. Сдающий не может сказать 2.
river-rules-fist = Можно заказывать и на кулаках: все заказывают втайне и одновременно, заказы открывают вместе, сумма может быть любой.
river-rules-play-title = Взятки
river-rules-play = Игрок слева от сдающего ходит с любой карты. Остальные по часовой стрелке кладут по одной. Если у вас есть карта той масти, с которой пошли, нужно положить её; если нет, кладите что угодно, хоть козырь, хоть другую масть.
river-rules-trick-caption = Пошли с червей. У игрока справа их нет, он кладёт маленький козырь и забирает взятку у туза.
river-rules-take = Взятку берёт старший козырь, а без козырей — старшая карта той масти, с которой пошли. Кто взял, тот ходит следующим.
river-rules-player = Игрок { $number }
river-rules-score-title = Очки
river-rules-score = Каждая взятка приносит одно очко. Если взято ровно столько, сколько заказано, — ещё десять.
river-rules-score-caption = Взято из заказанного и очки: десять дают за исполненный заказ, даже если он нулевой.
river-rules-end = После последнего раунда побеждает наибольшая сумма. При равенстве победу делят.
river-rules-choices-title = Что можно выбрать за столом
river-rules-choice-rounds = Размер наибольшей руки и порядок раундов: вниз и вверх, вверх и вниз, только вниз или только вверх.
river-rules-choice-hook = Ограничен ли последний заказ, то есть заказ сдающего.
river-rules-choice-scoring = Подсчёт: как описано; очки только за исполненные заказы; или минус очко за каждую взятку промаха.
river-rules-choice-seats = Можно играть и вдвоём или втроём; лучше всего — вчетвером и больше.

## Профиль

river-profile-exact =
    { $bids ->
        [one] точных из { $bids } заказа
        [few] точных из { $bids } заказов
        [many] точных из { $bids } заказов
       *[other] точных из { $bids } заказа
    }
river-profile-over = взяток больше заказа
river-profile-under = взяток меньше заказа
river-profile-zero =
    { $bids ->
        [one] удалось из { $bids } заказа на ноль
        [few] удалось из { $bids } заказов на ноль
        [many] удалось из { $bids } заказов на ноль
       *[other] удалось из { $bids } заказа на ноль
    }
river-profile-by-size = Заказы по числу карт на руках
river-profile-cards = Карт
river-profile-bids = Заказов
