### As páginas em volta dos jogos.

## Em toda parte

skip = Ir direto ao conteúdo
pages = Páginas
tables = Mesas
table = Mesa
learn = Regras
rules = Regras
read-rules = Ler as regras
settings = Ajustes
menu = Menu
close = Fechar
save = Salvar
cancel = Cancelar
copy = Copiar
share = Compartilhar
link = Link
language = Idioma
yes = Sim
no = Não
you = você
loading = Um momento …
to-tables = Todas as mesas
trouble = Não há nada aqui

## Quem é você

guest = Visitante
guest-names = Lontra, Garça, Quati, Sabiá, Lince, Tatu, Falcão, Castor, Raposa, Coruja, Lebre, Tucano, Foca, Pintassilgo, Capivara, Andorinha
change-name = Mudar seu nome
your-name = Seu nome
your-name-about = É o que os outros veem à mesa. Você pode mudar quando quiser.
another-name = Outro nome

## Ajustes

theme = Luz
theme-light = Luz do dia
theme-dark = Luz de lampião
theme-contrast = Alto contraste
theme-to-light = Mudar para luz do dia
theme-to-dark = Mudar para luz de lampião
palette = Cores das cartas
palette-standard = Padrão
palette-okabe = Okabe–Ito
deck = Naipes
deck-four = Quatro cores
deck-two = Duas cores
setting-confirm = Perguntar antes de cada jogada
setting-confirm-about = A jogada só é enviada com um segundo toque.
setting-one-tap = Jogar a carta com um toque
setting-one-tap-about = Sem isto, o primeiro toque levanta a carta e o segundo joga.
setting-motion = Menos movimento
setting-motion-about = As cartas trocam de lugar sem voar.

## Salão

sit-down = Sente-se e jogue
no-sign-up = Sem cadastro. O nome fica para depois.
pick-game = Jogo
play-bots = Jogar com um robô
play-bots-about = Começa na hora
play-friends = Jogar com amigos
play-friends-about = Envie um link ou mostre um código
set-up = Montar uma mesa
matches-wait =
    { $count ->
        [one] { $count } partida espera por você
       *[other] { $count } partidas esperam por você
    }
players-range = { $least }–{ $most } jogadores
players =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
open-tables = Mesas abertas
no-open-tables = Ninguém está esperando jogadores agora. Monte uma mesa: quem passar por aqui pode entrar.
lobby-unreachable = O servidor não responde. Tentando de novo …
nobody-yet = Ninguém ainda
seats-free =
    { $count ->
        [0] Completa
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
table-gone = Fechada ou já começou
join = Entrar
watch = Assistir
go-back = Voltar
your-matches = Suas partidas
no-matches = Suas partidas ficam aqui, para você encontrar o caminho de volta.
your-turn = Sua vez
waiting-for = Esperando { $names }
phase-open = Esperando jogadores
phase-starting = Prestes a começar
phase-playing = Em andamento
phase-finished = Terminada
phase-aborted = Cancelada

## Montar uma mesa

seats = Lugares
variant = variante
variant-about = Menos ou mais jogadores do que o jogo prevê: uma variante.
options = Opções
who-plays = Quem joga
seat-number = Lugar { $number }
seat-free = Livre
seat-for-person = Livre para uma pessoa
seat-for-bot = Robô: { $level }
seat-bot = Robô, { $level }
bots-level = Força dos robôs
level-random = ao acaso
level-random-about = Joga qualquer coisa que as regras permitam.
level-easy = fácil
level-easy-about = Segue regras simples e erra bastante.
level-medium = médio
level-medium-about = Calcula o que cada escolha promete.
level-hard = difícil
level-hard-about = Antes de agir, joga na cabeça muitas mãos possíveis.
level-expert = mestre
level-expert-about = O mesmo, pensando um segundo em cada jogada.
bot-name = Robô { $name }
bot-names = Ada, Blaise, Carl, Emmy, Grace, Kurt, Sofia, Alan
private = Particular
private-about = Só quem tem o link pode sentar ou assistir.
keep-order = Manter a ordem dos lugares
keep-order-about = Senão ela é sorteada no início.
open-table = Abrir a mesa
start-now = Começar

## A mesa aberta

waiting-room =
    { $count ->
        [one] Falta { $count } jogador
       *[other] Faltam { $count } jogadores
    }
ready-to-start = Todos chegaram
waiting-host = O anfitrião pode começar
sit = Sentar
sit-here = Sentar aqui
stand-up = Levantar
start = Começar
add-bot = Pôr um robô no lugar { $number }
add-a-bot = Pôr um robô
remove = Pedir que { $name } saia
host = anfitrião
away = ausente
fill-seats-about = Envie o link ou preencha os lugares livres com robôs.
invite = Convidar
invite-private = Esta mesa é particular: quem tem o link pode entrar.
invite-public = Esta mesa aparece no salão. O link leva direto a ela.
invite-only-here = Este endereço só funciona neste aparelho. Para outros poderem entrar, inicie o servidor com o comando abaixo e envie o endereço deste computador.
link-copied = Link copiado
qr-code = Código QR
qr-code-about = Código QR do link para esta mesa
order-kept = Os lugares mantêm a ordem.
order-shuffled = A ordem dos lugares é sorteada no início.
fair-deal = Cartas sem truque
fair-deal-about = O servidor já fixou um número secreto e mostra aqui a impressão digital dele. No início cada navegador acrescenta o seu próprio acaso, e assim nem o servidor sozinho nem um jogador sozinho pode escolher as cartas. Depois da partida o segredo é mostrado, e o seu navegador pode refazer a distribuição a partir dele.
commitment = Impressão digital do segredo do servidor
shuffling = Embaralhando
shuffling-about = Cada navegador à mesa acrescenta o seu acaso à distribuição.
own-entropy = O seu:

## À mesa

link-connecting = Conectando
link-connected = Conectado
link-resuming = Reconectando
link-offline = Sem conexão
watching =
    { $count ->
        [one] { $count } assistindo
       *[other] { $count } assistindo
    }
is-away = { $name } está ausente
let-bot-play = Deixar um robô jogar por { $name }
bot-plays-for = Um robô joga por { $name }
abort = Cancelar a partida
leave-about = Se você sair, o seu lugar espera por você. Depois de um minuto os outros podem deixar um robô jogar no seu lugar.
see-result = Resultado
log = Lances
log-mine = Só os meus
log-all = Todos
log-empty = Ainda não aconteceu nada.
keys = Teclas
key-help = mostrar estas teclas
key-tab = ir para a próxima coisa
key-enter = escolher
key-escape = fechar, ou um passo atrás

## Conselho

advice = Conselho
advice-title = O que faria quem joga muito bem
advice-thinking = Um momento, o robô está pensando …
advice-scale = Perspectivas de 0 a 100, até onde ele enxerga.
advice-worth = { $value } de 100, { $error } a mais ou a menos
advice-worth-unsure = cerca de { $value } de 100
advice-verdict-first = Primeira escolha
advice-verdict-as-good = Quase tão boa
advice-verdict-worse = Um pouco pior
advice-verdict-much-worse = Bem pior
advice-next = Depois, talvez:
advice-about = Só você vê isto. Aqui dá para perguntar porque todos os outros à mesa são robôs.
key-advice = pedir um conselho

## Resultado

you-win = Você vence com { $total }
you-share-win = Você divide o primeiro lugar com { $total }
others-win =
    { $count ->
        [one] { $names } vence com { $total }
       *[other] { $names } dividem o primeiro lugar com { $total }
    }
ahead-of =
    { $points ->
        [one] { $points } ponto a mais que { $name }.
       *[other] { $points } pontos a mais que { $name }.
    }
you-came =
    { $behind ->
        [one] Você ficou em { $rank }º lugar com { $total }, { $behind } ponto atrás.
       *[other] Você ficou em { $rank }º lugar com { $total }, { $behind } pontos atrás.
    }
aborted = A partida foi cancelada
aborted-closed = Todos saíram. Ninguém ganha e ninguém perde.
aborted-by_player = Alguém cancelou antes que todos jogassem. Ninguém ganha e ninguém perde.
standings = Resultado
play-again = Jogar de novo
join-rematch = Ir para a próxima partida
watch-rematch = Assistir à próxima partida
look-at-table = Ver a mesa
verify-title = A distribuição foi justa?
verify-about = O seu navegador refaz cada distribuição com os números que agora são públicos.
verify = Conferir esta partida
download-record = Baixar o registro
verify-good = A distribuição confere.
verify-bad = A distribuição não confere.
verdict-good = Confere
verdict-bad = Não confere
verdict-unknown = Sem verificação
verify-seed-good = O segredo do servidor tem a impressão digital que consta no registro.
verify-seed-bad = O segredo do servidor não tem a impressão digital que consta no registro.
verify-seed-unknown = O segredo do servidor ainda não é público.
verify-commitment-good = Este navegador viu a mesma impressão digital antes do início.
verify-commitment-bad = Este navegador viu outra impressão digital antes do início.
verify-commitment-unknown = Este navegador não viu a mesa aberta e não pode comparar a impressão digital.
verify-entropy-good = A sua parte do acaso está na distribuição.
verify-entropy-bad = A sua parte do acaso não está na distribuição.
verify-entropy-unknown = Este navegador não acrescentou nada à distribuição.
verify-deal-good = Segredo e acaso dão as cartas que foram jogadas, cada uma da mão certa.
verify-deal-bad = Segredo e acaso não dão as cartas que foram jogadas.
verify-deal-unknown = Não é possível refazer as cartas antes de o segredo ser público.
verify-numbers = Os números
server-seed = O segredo do servidor
entropy = O que os lugares acrescentaram
