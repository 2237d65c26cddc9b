### Чат, жалобы, модераторы и зрители.

chat = Чат
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } новых сообщения
    }
chat-empty = Пока никто ничего не сказал. Начните с доброго слова.
chat-presets = Готовые фразы: каждый читает их на своём языке
chat-text = Ваше сообщение
chat-send = Отправить
chat-spectator = зритель
chat-aside-about = Вы зритель: до конца партии это прочтут только другие зрители.
chat-said = { $name } пишет: { $words }
key-chat = Открыть или закрыть чат
chat-about-person = Скрыть реплики или пожаловаться: { $name }

preset-hello = Привет!
preset-good_luck = Удачи!
preset-nice_move = Отличный ход!
preset-well_played = Хорошая игра!
preset-thank_you = Спасибо!
preset-sorry = Извините!
preset-oops = Ой!
preset-one_moment = Минутку, пожалуйста.
preset-back_again = Я снова здесь.
preset-goodbye = До свидания!

mute-person = Не показывать мне { $name }
mute-about = Вы не увидите ничего, что пишет { $name }, ни за одним столом и ни на одном устройстве. Никто об этом не узнает.
muted-people = Кого вы не слышите
unmute-person = Снова показывать { $name }

report-person = Пожаловаться на { $name }
report-about = Модераторы увидят причину, последние сообщения чата и, когда партия закончится, её запись.
report-why = Причина
report-insults = Оскорбления
report-spam = Спам
report-cheating = Нечестная игра
report-name = Имя
report-other = Другое
report-text = Что случилось (по желанию)
report-send = Отправить жалобу
report-sent = Спасибо. Модератор посмотрит.

spectators = Зрители
spectators-allowed = Зрители допускаются
spectators-about = Они видят то, что лежит открыто. Иначе до конца партию видят только игроки.
spectators-more =
    { $count ->
        [one] и ещё { $count } без имени
        [few] и ещё { $count } без имени
        [many] и ещё { $count } без имени
       *[other] и ещё { $count } без имени
    }
watch-from = Смотреть с места

moderation = Модерация
moderation-reports = Жалобы
moderation-no-reports = Жалоб нет.
moderation-act = Действие
moderation-whom = Id игрока или стола
moderation-why = Причина, для журнала
moderation-log = Журнал модерации
moderation-no-acts = Пока ничего не сделано.
moderation-banned = Забаненные
moderation-muted = Без слова
moderation-by-host = Хозяин сервера
moderation-record = Запись
moderation-report = { $reporter } об игроке { $accused }
moderation-settled = Решено
moderation-version = До события { $version }
moderate-person = Модерировать { $name }
act-mute = Лишить слова
act-unmute = Вернуть слово
act-ban = Забанить
act-unban = Снять бан
act-close = Закрыть стол
act-settle = Закрыть жалобу
act-appoint = Сделать модератором
act-dismiss = Снять модератора
log-by-moderator = Модератор закрыл стол
aborted-by_moderator = Модератор закрыл стол. Никто не выиграл и никто не проиграл.

error-bad_line = В сообщении от 1 до 200 читаемых знаков.
error-muted = Модератор лишил вас слова: писать в чатах нельзя.
error-banned = Модератор забанил вас на этом сервере.
error-no_spectators = До конца эту партию видят только её игроки.
error-not_moderator = Это могут только модераторы.
error-is_moderator = Это модератор. Сначала его должен снять хозяин сервера.
error-no_such_report = Такой жалобы нет.
error-nothing_to_do = Так уже и есть.

cli-admin-none = Пусто.
cli-admin-waits = ждёт
cli-admin-settled = решена
cli-admin-report = Жалоба { $number }, { $when }, { $state }: { $accused }, от: { $reporter }, причина: { $reason }. Стол { $table }, событие { $version }.
cli-admin-did-appoint = { $whom } теперь модератор.
cli-admin-did-dismiss = { $whom } больше не модератор.
cli-admin-did-mute = { $whom } больше не может писать в чатах.
cli-admin-did-unmute = { $whom } снова может писать в чатах.
cli-admin-did-ban = { $whom } забанен; работающий сервер учтёт это через секунды.
cli-admin-did-unban = { $whom } может вернуться.
cli-admin-did-close = Стол { $whom } закроется через секунды или при запуске сервера.
cli-admin-did-settle = Жалоба { $whom } решена.
