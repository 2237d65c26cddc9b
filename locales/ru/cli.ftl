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

# Арена. Группа — это одна раздача, сыгранная по разу в каждом повороте мест.

cli-arena-warms-up = Разогрев
cli-arena-plays = { $bot } выигрывает { $rate }
cli-arena-cut-off = { $file } обрывался посреди строки. Эта строка отброшена, её партии будут сыграны заново.
cli-arena-cut-short = { $file } обрывается посреди строки. Эта строка не в счёт.
cli-arena-goes-on =
    Состязание в { $file } продолжается после { $matches ->
        [one] { $matches } партии
        [few] { $matches } партий
        [many] { $matches } партий
       *[other] { $matches } партии
    }.
cli-arena-interrupted = Остановлено. С --results ФАЙЛ состязание можно продолжить с того же места.
cli-arena-interrupted-kept = Остановлено. В { $file } есть все законченные группы; та же команда продолжит с этого места.
cli-arena-added = Бота { $name } теперь можно звать в состязания. Список лежит в { $file }.
cli-arena-removed = Бот { $name } забыт.
cli-arena-bot = { $name }: { $factory } в { $folder }
cli-arena-written = Отчёт лежит в { $file }.
cli-arena-no-pictures = В отчёте нет рисунков: не хватает matplotlib. Поможет pip install "updown-games[report]"

cli-arena-standings = Боты
cli-arena-bot-column = Бот
cli-arena-wins = Победы
cli-arena-score = Средняя сумма
cli-arena-elo = Рейтинг Эло
cli-arena-matches = Партии
cli-arena-crosses = Как часто бот слева заканчивает впереди
cli-arena-differences = Два бота на одних и тех же раздачах
cli-arena-pair = Боты
cli-arena-more-wins = Разница в победах
cli-arena-more-points = Разница в очках
cli-arena-cpu = Время процессора на решение, в миллисекундах
cli-arena-cpu-mean = Среднее
cli-arena-cpu-tail = 95 % не дольше
cli-arena-cpu-longest = Самое долгое
cli-arena-decisions = Решения
cli-arena-faults = Сбои
cli-arena-too-slow = Слишком долго
cli-arena-crashed = Упал
cli-arena-illegal = Не по правилам
cli-arena-forfeits = Партии, проигранные из-за сбоев

cli-arena-better = { $one } выигрывает чаще, чем { $other }; разница { $difference }.
cli-arena-unclear = Между { $one } и { $other } ясной разницы нет: { $difference }.
cli-arena-ended-played = Все партии сыграны: { $matches }.
cli-arena-ended-clear = Ответ стал ясен при проверке { $look } из { $looks }. Сыграно партий: { $matches }.
cli-arena-ended-open = Состязание не окончено: пока в счёт идут партии, { $matches } из { $planned }.
cli-arena-even = Боты равной силы выигрывали бы каждый на { $rate } % своих мест. Уровень интервалов: { $level } %.
cli-arena-seed = Зерно { $seed }, состязание { $key }
cli-arena-mixed-code = Пока шло состязание, боты изменились; в нём смешаны программы { $codes }.
cli-arena-example = Сбой бота { $bot }: { $kind } ({ $detail })

cli-arena-title = Арена: { $game }, мест: { $seats }
cli-arena-set-up = Как играли
cli-arena-game = { $game }, мест: { $seats }, параметры { $options }
cli-arena-form-mixed = За столом как можно больше разных ботов, во всех сочетаниях.
cli-arena-form-alone = Один бот на одном месте, другой на всех остальных; каждая пара и так и наоборот.
cli-arena-form-first = Первый бот на одном месте, другой на всех остальных.
cli-arena-groups = Групп: { $groups }. Каждая — одна раздача, сыгранная по разу в каждом повороте мест; партий в группе: { $seats }.
cli-arena-looks-none = По плану партий: { $matches }, и ни одной меньше, что бы ни вышло.
cli-arena-looks = По плану партий не больше { $matches }. Проверок, назначенных заранее, чтобы остановиться, как только ответ станет ясен: { $looks }.
cli-arena-limits = Сторонним ботам даётся { $seconds } с на решение. Место, набравшее за партию столько сбоев: { $faults }, проигрывает её и становится последним.
cli-arena-reading = Как читать числа
cli-arena-read-groups = Партии одной раздачи — не независимые свидетельства. Поэтому каждое число и каждый интервал получены из одного значения на группу.
cli-arena-read-intervals = Уровень интервалов: { $level } %. Он выше 95 %, если состязание могло закончиться раньше: все проверки и сравнения вместе ошибаются не более чем в 5 % состязаний.
cli-arena-read-even = Доля побед считается на одно место; общая победа делится. Боты равной силы имели бы по { $rate } %.
cli-arena-read-elo = Рейтинг Эло — подгонка Брэдли — Терри к тому, кто закончил впереди кого; среднее равно 0, а на 400 очков больше значит 10 к 1.
cli-arena-read-openskill = openskill показывает свою оценку и её отклонение. Каждую партию он считает независимой.
cli-arena-read-cpu = Время процессора считается по решениям, где был выбор. Где разрешён лишь один ход, бота не спрашивают.
cli-arena-picture-wins = Доли побед с интервалами: { $figures }
cli-arena-picture-elo = Рейтинги Эло с интервалами
cli-arena-picture-cpu = Время процессора на решение: от среднего до того, что не превышают 95 %
cli-arena-axis-wins = победы, % мест (уровень интервала { $level } %)
cli-arena-axis-elo = очки Эло (уровень интервала { $level } %)
cli-arena-axis-cpu = время процессора на решение, мс: среднее (точка) и p95 (черта)
cli-arena-origin = Откуда это
cli-arena-machine =
    { $processors ->
        [one] { $machine }, { $processors } процессор
        [few] { $machine }, { $processors } процессора
        [many] { $machine }, { $processors } процессоров
       *[other] { $machine }, { $processors } процессора
    }
cli-arena-versions = Python { $python } и { $versions }

error-bad_contest = Такое состязание сыграть нельзя.
error-bad_results = В { $file } нет результатов, или они повреждены: строка { $line }.
error-other_contest = В { $file } результаты другого состязания. Выберите другой файл или повторите то, с чего начиналось то состязание.
error-results_busy = В { $file } уже пишет другой запуск.
error-cannot_keep_results = { $file } не может принять результаты: { $cause }.
error-cannot_load_bot = Бота { $name } не удаётся загрузить.
error-bad_bot_name = Бота нельзя назвать { $given }.
error-bad_factory = Бот задаётся как модуль:фабрика, а не как { $given }.
error-no_such_bot = Бота с именем { $given } не добавляли.
error-bad_roster = Список ботов в { $file } нельзя использовать: { $cause }.
error-no_cluster = По адресу { $address } кластер не отвечает.
error-lacks_extra = Нужен пакет { $package }: pip install "updown-games[{ $extra }]"
error-workers_failed = Рабочие процессы раз за разом падали, и состязание прекращено. Всё законченное сохранено.
reason-too_few_bots = Нужно хотя бы два бота.

## updown ratings

cli-ratings-rebuilt =
    { $matches ->
        [one] { $matches } сыгранная партия пересчитана по журналу событий.
        [few] { $matches } сыгранные партии пересчитаны по журналу событий.
        [many] { $matches } сыгранных партий пересчитаны по журналу событий.
       *[other] { $matches } сыгранной партии пересчитано по журналу событий.
    }
cli-ratings-same = Всё было записано точно так же.
cli-ratings-mended =
    { $wrong ->
        [one] { $wrong } строка была записана иначе и исправлена.
        [few] { $wrong } строки были записаны иначе и исправлены.
        [many] { $wrong } строк были записаны иначе и исправлены.
       *[other] { $wrong } строки было записано иначе и исправлено.
    }
cli-ratings-wrong =
    { $wrong ->
        [one] { $wrong } строка записана иначе. Ничего не изменено.
        [few] { $wrong } строки записаны иначе. Ничего не изменено.
        [many] { $wrong } строк записаны иначе. Ничего не изменено.
       *[other] { $wrong } строки записано иначе. Ничего не изменено.
    }
