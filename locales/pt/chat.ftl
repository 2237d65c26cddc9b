### Conversa, denúncias, moderadores e espectadores.

chat = Conversa
chat-unread =
    { $count ->
        [one] { $count } mensagem nova
       *[other] { $count } mensagens novas
    }
chat-empty = Ninguém disse nada ainda. Uma palavra amiga é um bom começo.
chat-presets = Frases prontas; cada um as lê no seu idioma
chat-text = Sua mensagem
chat-send = Enviar
chat-spectator = assistindo
chat-aside-about = Você está assistindo: até o fim da partida, só outros espectadores leem isto.
chat-said = { $name } disse: { $words }
key-chat = Abrir ou fechar a conversa
chat-about-person = Silenciar ou denunciar { $name }

preset-hello = Olá!
preset-good_luck = Boa sorte!
preset-nice_move = Boa jogada!
preset-well_played = Bem jogado!
preset-thank_you = Agradeço!
preset-sorry = Desculpem!
preset-oops = Opa!
preset-one_moment = Um momento, por favor.
preset-back_again = Voltei.
preset-goodbye = Até logo!

mute-person = Silenciar { $name } para mim
mute-about = Você não verá nada do que { $name } disser, em nenhuma mesa e em nenhum aparelho. Ninguém é avisado.
muted-people = Pessoas que você silenciou
unmute-person = Voltar a ouvir { $name }

report-person = Denunciar { $name }
report-about = Os moderadores veem seu motivo, as últimas mensagens da conversa e, terminada a partida, o registro dela.
report-why = Motivo
report-insults = Ofensas
report-spam = Mensagens em massa
report-cheating = Trapaça
report-name = O nome
report-other = Outra coisa
report-text = O que aconteceu (se quiser)
report-send = Enviar a denúncia
report-sent = Obrigado. Um moderador vai olhar.

spectators = Espectadores
spectators-allowed = Espectadores podem assistir
spectators-about = Eles veem o que está aberto. Caso contrário, só os jogadores veem a partida antes do fim.
spectators-more =
    { $count ->
        [one] e { $count } sem nome
       *[other] e { $count } sem nome
    }
watch-from = Ver a partir de

moderation = Moderação
moderation-reports = Denúncias
moderation-no-reports = Ninguém reclama.
moderation-act = Agir
moderation-whom = Id de um jogador ou de uma mesa
moderation-why = Motivo, para o histórico
moderation-log = Histórico da moderação
moderation-no-acts = Nada foi feito ainda.
moderation-banned = Banidos
moderation-muted = Silenciados
moderation-by-host = Dono do servidor
moderation-record = Registro
moderation-report = { $reporter } sobre { $accused }
moderation-settled = Resolvida
moderation-version = Até o evento { $version }
moderate-person = Moderar { $name }
act-mute = Silenciar
act-unmute = Devolver a palavra
act-ban = Banir
act-unban = Retirar o banimento
act-close = Fechar a mesa
act-settle = Resolver a denúncia
act-appoint = Tornar moderador
act-dismiss = Destituir o moderador
log-by-moderator = Um moderador fechou a mesa
aborted-by_moderator = Um moderador fechou a mesa. Ninguém ganha e ninguém perde.

error-bad_line = Uma mensagem tem de 1 a 200 caracteres legíveis.
error-muted = Um moderador silenciou você: não é possível escrever nas conversas.
error-banned = Um moderador baniu você deste servidor.
error-no_spectators = Só quem joga pode ver esta partida antes do fim.
error-not_moderator = Só moderadores podem fazer isso.
error-is_moderator = Esta pessoa modera. Antes, o dono do servidor precisa destituí-la.
error-no_such_report = Não há essa denúncia.
error-nothing_to_do = Já está assim.

cli-admin-none = Nada.
cli-admin-waits = em espera
cli-admin-settled = resolvida
cli-admin-report = Denúncia { $number }, { $when }, { $state }: { $accused }, denunciado por { $reporter }: { $reason }. Mesa { $table }, evento { $version }.
cli-admin-did-appoint = { $whom } agora é moderador.
cli-admin-did-dismiss = { $whom } não é mais moderador.
cli-admin-did-mute = { $whom } não pode mais escrever nas conversas.
cli-admin-did-unmute = { $whom } pode voltar a escrever nas conversas.
cli-admin-did-ban = { $whom } foi banido; um servidor em execução aplica isso em segundos.
cli-admin-did-unban = { $whom } pode voltar.
cli-admin-did-close = A mesa { $whom } será fechada em segundos, ou quando o servidor iniciar.
cli-admin-did-settle = A denúncia { $whom } foi resolvida.
