### Open data: who agrees, and the export of the command line.

open-data = Открытые данные
open-data-no = Нет
open-data-pseudonym = Под псевдонимом
open-data-name = Под моим именем
open-data-about = Партии за открытыми столами, если согласны все, можно отдать для изучения, свободно для любых целей (CC0). Отданное назад не вернуть. В записи указан стол, а за ним видны имена.
cli-export-written =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    }, решений: { $decisions }; записано в { $folder }
cli-export-kept-back =
    { $matches ->
        [one] Не вошла { $matches } партия: согласны не все
        [few] Не вошли { $matches } партии: согласны не все
        [many] Не вошли { $matches } партий: согласны не все
       *[other] Не вошли { $matches } партии: согласны не все
    }
error-bad_month = Месяц пишется так: 2026-11, а не { $given }.
