### Open data: who agrees, and the export of the command line.

open-data = Dados abertos
open-data-no = Não
open-data-pseudonym = Com pseudônimo
open-data-name = Com meu nome
open-data-about = Partidas em mesas públicas, se todos concordarem, podem ser doadas para estudo, livres para qualquer uso (CC0). O que foi doado não volta. O registro diz qual foi a mesa, e nela se veem os nomes.
cli-export-written =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, decisões: { $decisions }; gravado em { $folder }
cli-export-kept-back =
    { $matches ->
        [one] { $matches } partida ficou de fora: nem todos concordaram
       *[other] { $matches } partidas ficaram de fora: nem todos concordaram
    }
error-bad_month = Um mês se escreve como 2026-11, não { $given }.
