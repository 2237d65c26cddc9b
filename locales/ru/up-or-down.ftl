### Вверх или вниз?: всё, что говорит эта игра.

up-or-down-name = Вверх или вниз?
up-or-down-tagline = Положите карту, возьмите соседнюю и стройте ряды вверх или вниз.
up-or-down-time = около 20 минут

## Настройки игры

up-or-down-option-length = Длина
up-or-down-option-length-short = Короткая
up-or-down-option-length-long = Длинная

## На чём стоит партия

up-or-down-progress = ход { $turn } из { $turns }
up-or-down-your-turn = Ваш ход:
up-or-down-do-card = выберите карту
up-or-down-do-take = возьмите соседку
up-or-down-do-row = выберите ряд для { $number }
up-or-down-do-draw = доберите карту
up-or-down-do-finish = добирать нечего, подтвердите
up-or-down-do-confirm = подтвердите
up-or-down-waiting = Сейчас ходит { $name }
up-or-down-waiting-away = Сейчас ходит { $name } (нет за столом)
up-or-down-sending = Минутку …
up-or-down-over = Партия окончена
up-or-down-steps = Шаги вашего хода
up-or-down-step-card = Карта
up-or-down-step-take = Взять
up-or-down-step-row = Ряд
up-or-down-step-draw = Добор

## Стол

up-or-down-card =
    Карта { $number }, { $colour ->
        [yellow] жёлтый круг
        [red] красный квадрат
        [blue] синий ромб
        [pink] розовая звезда
        [purple] лиловый шестиугольник
       *[teal] бирюзовый треугольник
    }
up-or-down-colour =
    { $colour ->
        [yellow] жёлтый
        [red] красный
        [blue] синий
        [pink] розовый
        [purple] лиловый
       *[teal] бирюзовый
    }
up-or-down-back = Закрытая карта
up-or-down-others = Другие игроки
up-or-down-circle = Круг
up-or-down-take = Взять { $number }
up-or-down-take-label = Взять { $number }, в лучшем случае { $gain }
up-or-down-face-down =
    { $count ->
        [0] Закрытая стопка пуста
        [one] Закрытая стопка, { $count } карта
        [few] Закрытая стопка, { $count } карты
        [many] Закрытая стопка, { $count } карт
       *[other] Закрытая стопка, { $count } карты
    }
up-or-down-face-up =
    { $count ->
        [one] Открытая стопка, { $count } карта, сверху: { $name }
        [few] Открытая стопка, { $count } карты, сверху: { $name }
        [many] Открытая стопка, { $count } карт, сверху: { $name }
       *[other] Открытая стопка, { $count } карты, сверху: { $name }
    }
up-or-down-face-up-empty = Открытая стопка пуста
up-or-down-draw-label = Добрать. { $name }
up-or-down-piles-empty = Обе стопки пусты
up-or-down-confirm = Подтвердить
up-or-down-hand = Ваши карты
up-or-down-hand-of-seat = Карты ближнего места
up-or-down-known = известна
up-or-down-known-long = все видели, что вы её взяли
up-or-down-drawn = взята последней
up-or-down-you = Вы
up-or-down-tools = Инструменты
up-or-down-back-step = Назад
up-or-down-scores = Счёт

## Ряды

up-or-down-row-label =
    Ряд { $row }, { $direction ->
        [up] идёт вверх
        [down] идёт вниз
       *[open] пока без направления
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
up-or-down-row-free = Ряд { $row }, свободен
up-or-down-row-empty = Свободный ряд
up-or-down-new-row = новый ряд
up-or-down-start-label = Начать ряд { $row } картой { $number }, { $gain }
up-or-down-extend-label = Положить { $number } в ряд { $row }, { $gain }
up-or-down-give-up = Сбросить
up-or-down-give-up-label = Сбросить ряд { $row } и начать его заново картой { $number }, { $gain }
up-or-down-not-above = { $taken } не больше { $last }
up-or-down-not-below = { $taken } не меньше { $last }
up-or-down-given-up = сброшено карт:
up-or-down-seat-label =
    { $name }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }{ $turn ->
        [now] , сейчас ходит
       *[later] { "" }
    }{ $away ->
        [away] , нет за столом
       *[here] { "" }
    }. Показать ряды
up-or-down-away = нет за столом
up-or-down-close = Закрыть
up-or-down-discards =
    { $count ->
        [0] Сброшенных карт нет
        [one] Сброшена { $count } карта
        [few] Сброшены { $count } карты
        [many] Сброшено { $count } карт
       *[other] Сброшено { $count } карты
    }
up-or-down-known-cards = Известные карты на руках
up-or-down-open-hand = Карты на руках

## Рядом со столом

up-or-down-scores-and-log = Счёт и ходы
up-or-down-score-now = Счёт сейчас
up-or-down-unseen = Ещё не видели
up-or-down-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
up-or-down-log-turn-taken =
    { $way ->
        [gave-up] играет { $card } сбрасывает { $gave_up } ради { $taken } ряд { $row }
       *[kept] играет { $card } берёт { $taken } ряд { $row }
    } ({ $gain })

## Что советуют

up-or-down-action-turn =
    { $placing ->
        [gives-up] Сыграйте { $card }, возьмите { $taken }, сбросьте ради неё ряд { $row }
       *[extends] Сыграйте { $card }, возьмите { $taken }, ряд { $row }
    }{ $pile ->
        [up] , доберите { $drawn }
        [down] , доберите из закрытой стопки
       *[none] { "" }
    }
up-or-down-action-later = { $card }

## Почему так советуют

up-or-down-reason-scores-last = Последний ход: теперь важны только очки, и этот приносит { $gain }.
up-or-down-reason-gives-up-for-nothing = Сброс ряда { $row } ничего не стоит ({ $gain }) и освобождает место.
up-or-down-reason-gives-up-spent = К ряду { $row } почти ничего уже не подойдёт: пора начать его заново ({ $gain }).
up-or-down-reason-gives-up-row = Сейчас это убыток ({ $gain }), но новый ряд { $row } обещает больше.
up-or-down-reason-draws-known = Добирает { $card }: следующим ходом ею можно взять { $taken } ({ $gain }).
up-or-down-reason-denies = Не оставляет { $taken } игроку { $seat }, которому эта карта принесла бы { $gain }.
up-or-down-reason-starts-row =
    Начинает ряд { $row } картой { $taken }; за ней { $room ->
        [one] может лечь ещё { $room } карта
        [few] могут лечь ещё { $room } карты
        [many] могут лечь ещё { $room } карт
       *[other] могут лечь ещё { $room } карты
    }.
up-or-down-reason-matches-colour = { $taken } — ещё одна карта лучшего цвета ряда { $row }, { up-or-down-colour } ({ $gain }).
up-or-down-reason-keeps-room = Маленький шаг: у ряда { $row } остаётся почти весь запас ({ $gain }).
up-or-down-reason-extends-row = { $taken } удлиняет ряд { $row } ({ $gain }).

## Итог

up-or-down-rows-of = Ряды: { $name }
up-or-down-row-by-row = Ряд за рядом
up-or-down-rank = Место
up-or-down-player = Игрок
up-or-down-column-given-up = Сброшено
up-or-down-total = Итого
up-or-down-score-by-turn = Счёт по ходам
up-or-down-score-by-turn-label = Счёт по ходам. В конце: { $list }

## Правила

up-or-down-rules-lead = Вы строите три ряда чисел, каждый из которых растёт или убывает, и хотите собрать в каждом побольше карт одного цвета. Карты приходят из круга посередине: положив в него карту, вы забираете её соседку.
up-or-down-rules-cards-title = Карты
up-or-down-rules-cards = У каждой карты своё число, второго такого нет, а цвет следует из числа: шесть цветов чередуются, поэтому у каждого своя фигура и свои числа.
up-or-down-rules-setup = У каждого на руках три карты. Шесть карт лежат открыто по кругу, по возрастанию, по часовой стрелке. Остальные делятся на две стопки, закрытую и открытую. Сколько карт в игре, зависит от числа игроков, чтобы у всех было поровну ходов: 18 в короткой партии, 24 в длинной (15 и 20 вшестером).
up-or-down-rules-step-play = Сыграйте карту с руки в круг, туда, где место её числу. Здесь 68 ложится между 45 и 70.
up-or-down-rules-step-take = Возьмите одну из двух соседок. Здесь взята 45, а 68 остаётся в круге.
up-or-down-rules-step-place = Положите взятую карту в конец одного из своих рядов. Этот убывает, так что 45 подходит после 57.
up-or-down-rules-step-draw = Доберите карту из любой стопки. Затем ходит следующий по часовой стрелке.
up-or-down-rules-turn-title = Ход
up-or-down-rules-turn = Между наибольшей и наименьшей картой круг замыкается; это место с мостиком. Карта больше всех или меньше всех ложится туда, и её соседки — наибольшая и наименьшая.
up-or-down-rules-rows-title = Ряды
up-or-down-rules-rows = Рядов может быть три. Вторая карта решает, растёт ряд или убывает, и дальше он идёт только так; промежутки могут быть любыми. Пока рядов меньше трёх, можно начать новый, даже если карта подходит к старому. Карты в рядах больше не двигают.
up-or-down-rules-give-up-title = Как сбросить ряд
up-or-down-rules-give-up = Когда рядов три, один можно сбросить: его карты переворачивают рядом с вами, а взятая карта начинает на их месте новый ряд. Так можно сделать, даже если карта подходит.
up-or-down-rules-draw-title = Если стопка кончилась
up-or-down-rules-draw = Кончилась одна — берите из другой. Кончились обе — играйте без добора, пока у всех не кончатся карты.
up-or-down-rules-end-title = Конец
up-or-down-rules-end = Ряд приносит число своих карт, умноженное на число карт самого частого цвета: восемь карт, из них пять одного цвета, дают 40. Каждая сброшенная карта — одно очко. Шесть карт круга не приносят никому ничего. Побеждает наибольшая сумма; при равных суммах место делится.
up-or-down-rules-seen-title = Что видно всем
up-or-down-rules-seen = Ряды, круг, сброшенные карты и верх открытой стопки видны всем. Известно и то, кто взял открытую карту, и стол помнит это за вас: такие карты на руках помечены.

## Клавиши

up-or-down-keys-card = Выбрать карту руки, с первой по девятую
up-or-down-keys-take = Взять соседнюю карту, меньшую или большую
up-or-down-keys-row = Положить её в ряд
up-or-down-keys-give-up = Сбросить ряд и начать его заново
up-or-down-keys-draw = Взять карту из открытой или закрытой стопки
up-or-down-keys-back = На шаг назад

## Профиль

up-or-down-profile-length = карт в ряду в среднем
up-or-down-profile-given-up = сброшенных рядов за партию
up-or-down-profile-cards = сброшенных с ними карт
up-or-down-profile-rows = Ряды в конце партии, по длине
up-or-down-profile-row-cards = Карт
up-or-down-profile-row-count = Рядов
