### Ratings, perfis e históricos de partidas.

## Mesas ranqueadas

rated = Ranqueada
rated-about = Muda o rating das pessoas que jogam. Os lugares são sorteados, não há conselhos e robôs não contam.
rated-here = Ranqueada: esta partida muda o rating das pessoas que jogam. São precisas pelo menos duas.
friendly = Amistosa

## Os melhores

best = Os melhores
best-about = A ordem segue o que é quase certo em cada rating: um começo de sorte não basta para liderar.
best-empty = Ninguém jogou ainda uma partida ranqueada deste tipo. Monte uma mesa ranqueada: bastam duas pessoas.
place = Posição
player = Jogador
matches = Partidas
rating = Rating
provisional = provisório
somebody = Alguém
table-size = Tamanho da mesa
any-size = Qualquer
size-2 = 2 jogadores
size-3-4 = 3–4 jogadores
size-5-8 = 5–8 jogadores

## Um jogador

to-profile = Seu perfil e todas as partidas
statistics = Estatísticas
history = Partidas
matches-count =
    { $count ->
        [one] { $count } partida ranqueada
       *[other] { $count } partidas ranqueadas
    }
matches-won =
    { $count ->
        [one] { $count } partida, vitórias: { $won }
       *[other] { $count } partidas, vitórias: { $won }
    }
matches-abandoned =
    { $count ->
        [one] { $count } partida abandonada
       *[other] { $count } partidas abandonadas
    }
abandoned = abandonada
met = Você contra { $name }: { $ahead } vezes à frente, { $behind } atrás, { $level } em empate
mean-score =
    { $count ->
        [one] pontos em { $count } partida
       *[other] pontos em média em { $count } partidas
    }
no-rated-matches = Nenhuma partida ranqueada deste jogo ainda.
no-statistics = Nenhuma partida terminada deste jogo ainda.
curve-label =
    { $matches ->
        [one] O rating depois de { $matches } partida ranqueada: { $points }, { $off } a mais ou a menos
       *[other] O rating ao longo de { $matches } partidas ranqueadas: agora { $points }, { $off } a mais ou a menos
    }
as-table = Em tabela
finish-number = Número da partida
only-rated = Só ranqueadas
older-matches = Partidas mais antigas
no-such-matches = Nenhuma partida assim ainda.
