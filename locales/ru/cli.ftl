# Командная строка. Команды, параметры и имена файлов остаются такими, какими их набирают.

cli-games-seats = мест: { $fewest }-{ $most }
cli-games-usual = обычно мест: { $fewest }-{ $most }; меньше — вариант
cli-games-bots = боты: { $levels }
cli-games-option = параметр { $name }: { $values } (по умолчанию { $default })

cli-simulate-progress = Идёт игра
cli-simulate-seat = Место
cli-simulate-bot = Бот
cli-simulate-total = Сумма
cli-simulate-mean = Среднее
cli-simulate-spread = Разброс
cli-simulate-wins = Победы
cli-simulate-played =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    } за { $seconds } с: { $speed } в секунду
cli-simulate-seed = Зерно: { $seed }

cli-verify-good = { $file }: верно, результат { $result }
cli-verify-bad = { $file }: ОТКЛОНЕНО. { $why }
cli-verify-sum =
    { $files ->
        [one] Верных: { $good } из { $files } записи
        [few] Верных: { $good } из { $files } записей
        [many] Верных: { $good } из { $files } записей
       *[other] Верных: { $good } из { $files } записи
    }

cli-replay-next = Enter: следующий ход

cli-play-you = Вы
cli-play-bot = Бот { $seat } ({ $level })
cli-play-prompt = Ваш ход (номер или запись, q — выйти):
cli-play-left = Вы вышли из партии.
cli-play-result = { $rank }-е место. { $name }: { $total }

cli-hand = Ваша рука
cli-score = Очки

cli-up-or-down-turn = Ход { $turn } из { $turns }
cli-up-or-down-circle = Круг
cli-up-or-down-piles = Стопки
cli-up-or-down-discards = Отдано

cli-river-round =
    { $cards ->
        [one] Раунд { $round } из { $rounds }, { $cards } карта
        [few] Раунд { $round } из { $rounds }, { $cards } карты
        [many] Раунд { $round } из { $rounds }, { $cards } карт
       *[other] Раунд { $round } из { $rounds }, { $cards } карты
    }
cli-river-trump = Козырь
cli-river-bid = Заказ
cli-river-tricks = Взято
cli-river-dealer = сдаёт
cli-river-has-bid = заказ сделан
cli-river-trick = Взятка
cli-river-last-trick = Последняя взятка, взял игрок { $winner }
cli-river-hook = Вы сдаёте и не можете заказать { $bid }: заказы дали бы в сумме размер руки.

cli-record-refused =
    Строка { $line }: { $fault ->
        [commitment] обязательство не соответствует зерну сервера.
        [illegal] правила не разрешают этот ход.
        [deal] правила не разрешают этот ход, или раздача не совпадает.
        [end] запись кончается раньше партии.
        [result] результат не совпадает.
        [unfinished] партия не окончена, её зерно ещё тайна.
       *[form] это не похоже на запись партии.
    }

error-cannot_read = Не удаётся прочитать { $file }: { $cause }.
error-cannot_write = Не удаётся записать { $file }: { $cause }.
error-bad_json = Это не объект JSON: { $given }
error-bad_number = { $what }: нужно число от { $least } до { $most }, а не { $given }.
