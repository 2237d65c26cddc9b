### Encontrar gente para jogar: procurar partida, mesas com senha, jogar de novo.

## Procurar partida

find-match = Encontrar partida
find-match-about = Com gente, ou com robôs após 30 s
find-match-intro = Você espera numa mesa com as opções padrão. A partida começa sozinha assim que todos os lugares estiverem ocupados.
match-size = Jogadores
fill-with-bots = Robôs após 30 segundos
fill-with-bots-about = Se ainda houver lugares livres, robôs médios os ocupam e você já pode jogar.
fill-not-rated = Uma partida ranqueada é só para pessoas.
looking-for =
    { $count ->
        [one] Procurando mais { $count } jogador
       *[other] Procurando mais { $count } jogadores
    }
starts-by-itself = A partida começa sozinha quando todos os lugares estiverem ocupados. Deixe esta página aberta enquanto isso.
starts-by-itself-turns = A partida começa sozinha quando todos os lugares estiverem ocupados. Não é preciso ficar aqui: ela vai aparecer entre as suas partidas.
bots-join-in = Robôs ocupam os lugares livres em { $time }
stop-looking = Parar de procurar

## A entrada

people-and-tables =
    { $people ->
        [0] { $people } pessoas nas mesas
        [one] { $people } pessoa nas mesas
       *[other] { $people } pessoas nas mesas
    }, { $tables ->
        [0] { $tables } partidas em andamento
        [one] { $tables } partida em andamento
       *[other] { $tables } partidas em andamento
    }
filters = Mostrar
any-game = Todos os jogos
any-players = Qualquer tamanho
any-pace = Qualquer ritmo
any-kind = Ranqueada ou não
no-tables-so = Nenhuma mesa aberta é assim.
show-all-tables = Mostrar todas
has-password = Senha
looks-for-match = Começa sozinha
time-left = faltam { $time }

## Uma mesa

table-password-about = Opcional. Com ela a mesa aparece na entrada, e quem souber a senha pode participar ou assistir.
table-password-length = De 4 a 64 caracteres.
password-wanted = Esta mesa tem senha
password-wanted-about = Quem abriu a mesa pode contar qual é.
wrong-password = Esta não é a senha.
enter = Entrar
invite-password = Esta mesa aparece na entrada; quem souber a senha pode participar. O link já traz a senha.
you-were-asked-to-leave = O anfitrião pediu que você saísse desta mesa. Você não pode se sentar aqui de novo.
ask-to-leave = Pedir que { $name } saia?
ask-to-leave-about = { $name } não poderá se sentar de novo nesta mesa.
ask-them-to-leave = Pedir para sair
aborted-idle = Nada aconteceu nesta mesa durante um dia, por isso ela foi fechada.

## Jogar de novo

play-again-together = Jogar de novo com estas pessoas
next-seats = Lugares na próxima
seats-rotated = Um lugar adiante
seats-kept = Como estão
series = A série até agora
series-about = Todas as partidas que vocês jogaram uma depois da outra.
series-player = Jogador
series-matches = Partidas
series-won = Vitórias
series-total = Pontos

## Recusas

error-asked_to_leave = O anfitrião pediu que você saísse desta mesa.
error-too_many_tables =
    { $most ->
        [one] Você já tem { $most } mesa aberta. Feche-a ou espere que ela comece.
       *[other] Você já tem { $most } mesas abertas. Feche uma ou espere que uma comece.
    }
reason-rated_fill = Uma partida ranqueada é só para pessoas: robôs não podem completá-la.
