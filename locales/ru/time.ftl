### Часы партии, сроки и места тех, кто вышел.

clock = Часы
clock-none = Без часов
clock-live = В реальном времени
clock-turns = По переписке
clock-none-about = Никто никого не торопит.
clock-live-about = У каждого есть запас времени на всю партию, и каждый ход немного его пополняет. За того, кто вышел, через минуту играет бот; вернуться можно в любой момент.
clock-turns-about = Собираться в одно время не нужно: у каждого решения свой срок.
pace = Темп
clock-bank = Время на партию и за ход
clock-hours-each = Время на каждое решение
clock-minutes-and-seconds = { $minutes } мин + { $seconds } с
clock-hours =
    { $count ->
        [one] { $count } час на ход
        [few] { $count } часа на ход
        [many] { $count } часов на ход
       *[other] { $count } часа на ход
    }
clock-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
        [many] { $count } дней на ход
       *[other] { $count } дня на ход
    }
expiry = Когда время выйдет
expiry-bot = Играет бот
expiry-default = Простой ход
expiry-forfeit = Место проигрывает
expiry-bot-about = Когда ваше время выйдет, за вас будет играть бот, пока вы не вернёте себе место.
expiry-default-about = Когда ваше время выйдет, за вас будет сделан простой ход, и вы играете дальше.
expiry-forfeit-about = Когда ваше время выйдет, бот доиграет за вас, а вы займёте последнее место.

clocks = Оставшееся время
time-days = { $days } д { $hours } ч
time-hours = { $hours } ч { $minutes } мин
time-left-running = Ходит { $name }, осталось { $time }
time-left-resting = { $name }: осталось { $time }
less-than-seconds =
    { $count ->
        [one] Осталось меньше { $count } секунды!
        [few] Осталось меньше { $count } секунд!
        [many] Осталось меньше { $count } секунд!
       *[other] Осталось меньше { $count } секунды!
    }
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на место
you-forfeited = Ваше время вышло: доигрывает бот, а вы займёте последнее место.
has-forfeited = Время вышло: { $name }. Доигрывает бот, место будет последним
match-paused = Все вышли: партия ждёт, пока кто-нибудь вернётся.

log-bot-took-over = теперь здесь играет бот
log-player-returned = снова за столом
log-timed-out = время вышло
log-forfeited = последнее место; доигрывает бот
log-paused = Все вышли: партия на паузе
log-resumed = Партия продолжается
