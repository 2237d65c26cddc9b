### Страницы вокруг игр.

## Везде

skip = Сразу к странице
pages = Страницы
tables = Столы
table = Стол
learn = Правила
rules = Правила
read-rules = Читать правила
settings = Настройки
menu = Меню
close = Закрыть
save = Сохранить
cancel = Отмена
copy = Копировать
share = Поделиться
link = Ссылка
language = Язык
yes = Да
no = Нет
you = вы
loading = Минутку …
to-tables = Все столы
trouble = Здесь ничего нет

## Кто вы

guest = Гость
guest-names = Выдра, Цапля, Барсук, Зарянка, Рысь, Ёжик, Сокол, Бобёр, Лиса, Сова, Заяц, Ворон, Тюлень, Зяблик, Лось, Ласточка
change-name = Изменить имя
your-name = Ваше имя
your-name-about = Его видят другие за столом. Менять можно когда угодно.
another-name = Другое имя

## Настройки

theme = Свет
theme-light = Дневной
theme-dark = Лампа
theme-contrast = Контрастный
theme-to-light = Включить дневной свет
theme-to-dark = Включить лампу
palette = Цвета карт
palette-standard = Обычные
palette-okabe = Окабэ — Ито
deck = Масти
deck-four = Четыре цвета
deck-two = Два цвета
setting-confirm = Спрашивать перед каждым ходом
setting-confirm-about = Ход уходит только после второго касания.
setting-one-tap = Ходить картой в одно касание
setting-one-tap-about = Иначе первое касание поднимает карту, а второе кладёт её на стол.
setting-motion = Меньше движения
setting-motion-about = Карты меняются местами без полёта.

## Зал

sit-down = Садитесь и играйте
no-sign-up = Без регистрации. Имя можно выбрать потом.
pick-game = Игра
play-bots = Играть с ботом
play-bots-about = Начинается сразу
play-friends = Играть с друзьями
play-friends-about = Отправьте ссылку или покажите код
set-up = Создать стол
matches-wait =
    { $count ->
        [one] { $count } партия ждёт вас
        [few] { $count } партии ждут вас
        [many] { $count } партий ждут вас
       *[other] { $count } партии ждут вас
    }
players-range =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
        [many] { $least }–{ $most } игроков
       *[other] { $least }–{ $most } игрока
    }
players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков. Создайте стол: сесть сможет каждый, кто заглянет.
lobby-unreachable = Сервер не отвечает. Пробуем ещё раз …
nobody-yet = Пока никого
seats-free =
    { $count ->
        [0] Мест нет
        [one] { $count } место свободно
        [few] { $count } места свободны
        [many] { $count } мест свободны
       *[other] { $count } места свободны
    }
table-gone = Закрыт или уже играет
join = Сесть
watch = Наблюдать
go-back = Вернуться
your-matches = Ваши партии
no-matches = Здесь будут ваши партии, чтобы к ним было легко вернуться.
your-turn = Ваш ход
waiting-for = Ход за: { $names }
phase-open = Ждёт игроков
phase-starting = Вот-вот начнётся
phase-playing = Идёт игра
phase-finished = Сыграна
phase-aborted = Отменена

## Новый стол

seats = Места
variant = вариант
variant-about = Игроков меньше или больше, чем задумано: это вариант игры.
options = Условия
who-plays = Кто играет
seat-number = Место { $number }
seat-free = Свободно
seat-for-person = Свободно для человека
seat-for-bot = Бот: { $level }
seat-bot = Бот, { $level }
bots-level = Сила ботов
level-random = случайный
level-random-about = Ходит как попало, лишь бы по правилам.
level-easy = лёгкий
level-easy-about = Играет по простым правилам и часто ошибается.
level-medium = средний
level-medium-about = Считает, что обещает каждый ход.
level-hard = сильный
level-hard-about = Перед ходом мысленно разыгрывает много возможных раскладов.
level-expert = мастер
level-expert-about = То же, но думает над каждым ходом секунду.
bot-name = Бот { $name }
bot-names = Ада, Блез, Карл, Эмми, Грейс, Курт, Софья, Алан
private = Закрытый стол
private-about = Сесть или смотреть можно только по ссылке.
keep-order = Сохранить порядок мест
keep-order-about = Иначе в начале места перемешаются.
open-table = Открыть стол
start-now = Начать

## Открытый стол

waiting-room =
    { $count ->
        [one] Нужен ещё { $count } игрок
        [few] Нужны ещё { $count } игрока
        [many] Нужны ещё { $count } игроков
       *[other] Нужны ещё { $count } игрока
    }
ready-to-start = Все в сборе
waiting-host = Хозяин стола может начинать
sit = Сесть за стол
sit-here = Сесть сюда
stand-up = Встать
start = Начать
add-bot = Посадить бота на место { $number }
add-a-bot = Посадить бота
remove = Освободить место: { $name }
host = хозяин стола
away = нет на месте
fill-seats-about = Отправьте ссылку или посадите на свободные места ботов.
invite = Пригласить
invite-private = Стол закрытый: сесть может каждый, у кого есть ссылка.
invite-public = Стол виден в зале. Ссылка ведёт прямо к нему.
invite-only-here = Этот адрес работает только на этом устройстве. Чтобы могли войти другие, запустите сервер командой ниже и отправьте адрес этого компьютера.
link-copied = Ссылка скопирована
qr-code = QR-код
qr-code-about = QR-код со ссылкой на этот стол
order-kept = Порядок мест сохраняется.
order-shuffled = В начале места перемешаются.
fair-deal = Честная раздача
fair-deal-about = Сервер уже загадал тайное число и показывает здесь его отпечаток. В начале каждый браузер добавляет свою случайность, поэтому ни сервер, ни кто-либо из игроков в одиночку не может выбрать карты. После партии тайное число открывается, и ваш браузер может по нему восстановить раздачу.
commitment = Отпечаток тайного числа сервера
shuffling = Тасуем
shuffling-about = Каждый браузер за столом добавляет к раздаче свою случайность.
own-entropy = Ваша:

## За столом

link-connecting = Соединяемся
link-connected = На связи
link-resuming = Восстанавливаем связь
link-offline = Нет связи
watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
is-away = Нет на месте: { $name }
let-bot-play = Пусть бот играет за { $name }
bot-plays-for = Бот играет за { $name }
abort = Отменить партию
leave-about = Если вы уйдёте, место останется за вами. Через минуту другие смогут посадить вместо вас бота.
see-result = Итог
log = Ход игры
log-mine = Только мои
log-all = Все
log-empty = Пока ничего не произошло.
keys = Клавиши
key-help = показать эти клавиши
key-tab = перейти дальше
key-enter = выбрать
key-escape = закрыть или шаг назад

## Совет

advice = Совет
advice-title = Как сыграл бы сильный игрок
advice-thinking = Минутку, бот думает …
advice-scale = Виды на успех от 0 до 100, насколько бот видит.
advice-worth = { $value } из 100, плюс-минус { $error }
advice-worth-unsure = около { $value } из 100
advice-verdict-first = Первый выбор
advice-verdict-as-good = Почти так же хорошо
advice-verdict-worse = Чуть хуже
advice-verdict-much-worse = Заметно хуже
advice-next = Затем, возможно:
advice-about = Это видите только вы. Здесь можно спрашивать, потому что все остальные за столом — боты.
key-advice = попросить совета

## Итог

you-win = Победа за вами: { $total }
you-share-win = Вы делите первое место: { $total }
others-win =
    { $count ->
        [one] Победа: { $names }, { $total }
        [few] Делят первое место: { $names }, у каждого { $total }
        [many] Делят первое место: { $names }, у каждого { $total }
       *[other] Делят первое место: { $names }, у каждого { $total }
    }
ahead-of =
    { $points ->
        [one] На { $points } очко больше, чем { $name }.
        [few] На { $points } очка больше, чем { $name }.
        [many] На { $points } очков больше, чем { $name }.
       *[other] На { $points } очка больше, чем { $name }.
    }
you-came =
    { $behind ->
        [one] Ваше место { $rank }: { $total }, отставание { $behind } очко.
        [few] Ваше место { $rank }: { $total }, отставание { $behind } очка.
        [many] Ваше место { $rank }: { $total }, отставание { $behind } очков.
       *[other] Ваше место { $rank }: { $total }, отставание { $behind } очка.
    }
aborted = Партия отменена
aborted-closed = Все ушли. Никто не выиграл и никто не проиграл.
aborted-by_player = Её отменили раньше, чем каждый сделал ход. Никто не выиграл и никто не проиграл.
standings = Итог партии
play-again = Сыграть ещё
join-rematch = К следующей партии
watch-rematch = Смотреть следующую партию
look-at-table = Взглянуть на стол
verify-title = Честной ли была раздача?
verify-about = Ваш браузер восстановит каждую раздачу по числам, которые теперь открыты.
verify = Проверить раздачу
download-record = Скачать запись
verify-good = Раздача сходится.
verify-bad = Раздача не сходится.
verdict-good = Сходится
verdict-bad = Не сходится
verdict-unknown = Не проверено
verify-seed-good = У тайного числа сервера тот отпечаток, что стоит в записи.
verify-seed-bad = У тайного числа сервера не тот отпечаток, что стоит в записи.
verify-seed-unknown = Тайное число сервера ещё не открыто.
verify-commitment-good = Этот браузер видел до начала тот же отпечаток.
verify-commitment-bad = Этот браузер видел до начала другой отпечаток.
verify-commitment-unknown = Этот браузер не видел открытого стола и не может сравнить отпечаток.
verify-entropy-good = Ваша доля случайности есть в раздаче.
verify-entropy-bad = Вашей доли случайности в раздаче нет.
verify-entropy-unknown = Этот браузер ничего не добавлял к раздаче.
verify-deal-good = Тайное число и случайность дают сыгранные карты, каждую из своей руки.
verify-deal-bad = Тайное число и случайность не дают сыгранных карт.
verify-deal-unknown = Карты нельзя восстановить, пока тайное число не открыто.
verify-numbers = Числа
server-seed = Тайное число сервера
entropy = Что добавили места
