### Сыгранная партия, ещё раз.

replay = Повтор
replay-at = Шаг { $at } из { $last }
replay-moment = Момент партии
replay-first = В начало
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-choices = Вид и скорость
replay-speed = Скорость
replay-times = { $speed }×
replay-view = Глазами игрока
replay-open = Открытые карты
replay-copy = Скопировать ссылку на этот момент
to-your-match = К вашей партии
key-replay-step = на шаг назад, на шаг вперёд
key-replay-ends = в начало, в конец
key-replay-round = к предыдущему раунду или кругу, к следующему
key-replay-play = смотреть и остановить
