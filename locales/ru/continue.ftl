### A new match from a moment of a finished one.

continue-from-here = Продолжить отсюда
continue-about = Новый товарищеский стол начнётся с этого шага. Ни рейтинг, ни статистика не изменятся.
continue-you = Вы
continue-seat = Кто играет за место: { $name }
continue-same-cards = Карты, которых ещё никто не видел, — из прежней партии: кто посмотрит её конец, тот их знает.
continued-from = Продолжение с шага { $at } другой партии.
# In a list of past matches.
played-on = продолжение с одного из шагов
error-options_fixed = У продолженной партии нельзя менять настройки.
error-no_such_moment = На этом партия кончается: играть больше нечего.
error-other_rules = Эта партия сыграна по прежним правилам; за столами здесь по ним уже не играют.
