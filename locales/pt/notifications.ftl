### Avisos de que é a sua vez quando você não está olhando, e férias.

## O que é enviado

notice-turn = Sua vez: { $game }
notice-hours-left =
    { $count ->
        [0] Falta menos de uma hora.
        [one] Falta { $count } hora.
       *[other] Faltam { $count } horas.
    }
notice-days-left =
    { $count ->
        [one] Falta { $count } dia.
       *[other] Faltam { $count } dias.
    }
mail-turn =
    É a sua vez. { $left }

    { $link }

    Você recebe isto porque pediu que o Updown avisasse quando fosse a sua vez. Para não receber mais e-mails:
    { $stop }
mail-confirm-subject = Confirme seu endereço no Updown
mail-confirm =
    Alguém em { $address } pediu para ser avisado neste endereço quando for a sua vez.
    Se foi você, abra este link:

    { $link }

    Se não foi, não faça nada, e nada mais chegará. Para que este endereço seja esquecido agora mesmo:
    { $stop }

## Na página da conta

told = Avisos de que é a sua vez
told-about = Em partidas por turnos ninguém precisa ficar aqui o tempo todo. Escolha como saber que é a sua vez: um aviso por turno, e nunca enquanto você está com a mesa à frente.
told-on = Avisar quando for a minha vez
told-on-about = Sem isto nada é enviado, seja o que for que você configure abaixo.
remind = Quando
remind-late = Quando faltar um quarto do tempo
remind-at-once = Assim que for a minha vez
told-devices = Nos aparelhos
devices-count =
    { $count ->
        [0] Nenhum aparelho mostra avisos ainda.
        [one] { $count } aparelho mostra avisos.
       *[other] { $count } aparelhos mostram avisos.
    }
push-on = Mostrar avisos neste aparelho
push-off = Chega de avisos neste aparelho
push-denied = Este navegador não permite avisos desta página. Você pode mudar isso nos ajustes dele para esta página.
push-missing = Este navegador não pode mostrar avisos aqui. É preciso uma página segura (https) e, no iPhone, que ela esteja na tela de início.
told-mail = Por e-mail
mail-address = Endereço de e-mail
mail-send-link = Enviar o link
mail-waits = Um link está a caminho de { $address }. Outros e-mails só chegam depois que você o abrir.
mail-goes = Os e-mails vão para { $address }.
mail-remove = Chega de e-mails
mail-not-offered = Este servidor não envia e-mails.
told-webhook = Por webhook
webhook-about = Um programa seu é chamado com uma requisição assinada.
webhook-address = Endereço do programa (https)
webhook-set = Passar a chamar
webhook-remove = Parar de chamar
webhook-secret = As chamadas são assinadas com este segredo. Ele só aparece desta vez.
webhook-outcome-sent = A última chamada foi respondida.
webhook-outcome-failed = A última chamada falhou.
webhook-outcome-refused_target = O endereço é de uma rede privada: não foi chamado.
told-account-first = E-mail e webhooks são para contas: primeiro adicione acima uma chave de acesso ou uma senha.

mail-confirm-title = Confirme seu e-mail
mail-confirm-about = A partir daí você fica sabendo por e-mail que é a sua vez.
mail-confirm-button = Este endereço é meu
mail-confirmed = Confirmado. Você será avisado por e-mail quando for a sua vez.
mail-stop-title = Chega de e-mails
mail-stop-about = Seu endereço é esquecido, e nenhum e-mail é mais enviado para lá.
mail-stop-button = Parar todos os e-mails
mail-stopped = Pronto. Seu endereço foi esquecido.

setting-sounds = Som
setting-sounds-about = Duas notas suaves quando chega a sua vez
setting-vibration = Vibração
setting-vibration-about = Uma vibração curta quando chega a sua vez, em celulares que têm isso

## Férias

vacation = Férias
vacation-about = Durante as férias seus relógios ficam parados em todas as partidas por turnos. Partidas ao vivo não conhecem férias.
vacation-left =
    { $count ->
        [0] Não restam dias; os dias voltam um ano depois de usados.
        [one] Resta { $count } de { $all } dias por ano.
       *[other] Restam { $count } de { $all } dias por ano.
    }
vacation-days = Dias
vacation-begin = Começar agora
vacation-until = Você está de férias até { $day }. Elas acabam na hora em que você joga em uma partida por turnos.
vacation-mine = Férias até { $day }
vacation-end = Encerrar as férias
vacation-of = { $name } está de férias até { $day }
log-vacation-began = está de férias: o relógio fica parado
log-vacation-ended = voltou das férias

## Recusas

error-on_vacation = Você já está de férias.
error-no_vacation_left =
    { $left ->
        [0] Você não tem mais dias de férias.
        [one] Você ainda tem { $left } dia de férias.
       *[other] Você ainda tem { $left } dias de férias.
    }
error-no_mail = Este servidor não envia e-mails.
error-bad_address = Isto não é um endereço de e-mail.
error-bad_target = Este endereço não pode ser chamado.
reason-no_address = É preciso um endereço que comece com https://.
reason-private_address = Este endereço é de uma rede privada.
error-unknown_link = Este link já foi usado ou trocado por um mais novo.
error-bad_mail_server = Assim não dá para enviar e-mails.
reason-no_sender = Os e-mails precisam de um remetente: --mail-from ou UPDOWN_MAIL_FROM.
reason-no_mail_server = O servidor de e-mail se escreve smtp://usuário:senha@servidor, smtps://… ou smtp+plain://…, e o remetente como endereço.
error-bad_contact = O contato precisa começar com mailto: ou https://.
