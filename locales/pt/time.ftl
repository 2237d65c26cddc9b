### O relógio da partida, os prazos e os lugares de quem saiu.

clock = Relógio
clock-none = Sem relógio
clock-live = Ao vivo
clock-turns = Por turnos
clock-none-about = Ninguém tem pressa.
clock-live-about = Cada um tem uma reserva de tempo para a partida inteira e recupera um pouco a cada jogada. Se alguém sair, um robô joga no lugar depois de um minuto; dá para voltar a qualquer hora.
clock-turns-about = Ninguém precisa estar aqui ao mesmo tempo: cada decisão tem seu próprio prazo.
pace = Ritmo
clock-bank = Tempo para a partida e por jogada
clock-hours-each = Tempo para cada decisão
clock-minutes-and-seconds = { $minutes } min + { $seconds } s
clock-hours =
    { $count ->
        [one] { $count } hora por turno
       *[other] { $count } horas por turno
    }
clock-days =
    { $count ->
        [one] { $count } dia por turno
       *[other] { $count } dias por turno
    }
expiry = Quando o tempo acaba
expiry-bot = Um robô assume
expiry-default = Uma jogada simples
expiry-forfeit = O lugar perde
expiry-bot-about = Quando seu tempo acaba, um robô joga por você até você retomar o lugar.
expiry-default-about = Quando seu tempo acaba, uma jogada simples é feita por você, e você continua.
expiry-forfeit-about = Quando seu tempo acaba, um robô joga suas cartas até o fim e você fica em último.

clocks = Tempo restante
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-left-running = É a vez de { $name }, com { $time }
time-left-resting = { $name } tem { $time }
less-than-seconds =
    { $count ->
        [one] Menos de { $count } segundo!
       *[other] Menos de { $count } segundos!
    }
bot-plays-for-you = Um robô joga por você.
take-seat-back = Retomar meu lugar
you-forfeited = Seu tempo acabou: um robô segue jogando, e você fica em último.
has-forfeited = O tempo de { $name } acabou: um robô segue jogando, e o lugar fica em último
match-paused = Todos tinham saído: a partida espera até alguém voltar.

log-bot-took-over = agora um robô joga neste lugar
log-player-returned = voltou a jogar
log-timed-out = ficou sem tempo
log-forfeited = fica em último; um robô segue jogando
log-paused = Todos saíram: a partida está em pausa
log-resumed = A partida continua
