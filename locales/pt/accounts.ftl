### Contas: entrar, a própria conta, programas.

## Entrar

sign-in = Entrar
sign-in-as-guest = Neste navegador você é o visitante { $name }. Se entrar, as partidas do visitante esperam por você: saia da conta e você volta a ser { $name }. Para levá-las junto, transforme o visitante em conta:
make-account = Criar uma conta
passkey = Chave de acesso
sign-in-passkey = Entrar com uma chave de acesso
sign-in-passkey-about = O aparelho pede seu dedo, rosto ou PIN. Não há nada para decorar.
no-passkeys-insecure = Os navegadores só permitem chaves de acesso em páginas seguras (https), e esta página está em http simples. Use aqui um nome de acesso e uma senha.
no-passkeys-address = Chaves de acesso pertencem a um nome como “localhost” ou “cards.example”, e esta página foi aberta por um endereço numérico. Use aqui um nome de acesso e uma senha.
no-passkeys-browser = Este navegador não tem chaves de acesso. Use aqui um nome de acesso e uma senha.
password = Senha
sign-in-name = Nome de acesso
sign-in-code = Nenhum dos dois à mão? Use um código de recuperação
recovery-code = Código de recuperação

## A conta

account = Sua conta
account-nobody = Ninguém precisa se cadastrar para jogar. Escolha um nome e você é visitante neste navegador; com uma chave de acesso ou uma senha, pode voltar de qualquer aparelho.
pick-name = Escolher um nome
account-about = Você pode entrar nesta conta de qualquer aparelho.
account-guest = Você é visitante: só este navegador conhece você. Adicione uma chave de acesso ou uma senha, e o mesmo nome, as partidas e as pontuações serão seus em todos os aparelhos.
passkeys = Chaves de acesso
passkeys-about = Entre com o dedo, o rosto ou o PIN. O segredo fica no seu aparelho; o servidor nunca o vê.
made-on = criada em { $day }
used-on = último uso em { $day }
never-used = nunca usado
remove-it = Remover
add-passkey = Adicionar uma chave de acesso
password-about = Para aparelhos sem chaves de acesso. O nome de acesso não é mostrado a ninguém; a senha tem pelo menos 10 caracteres.
password-current = Senha atual
password-new = Nova senha
password-set = Definir a senha
password-change = Mudar a senha
password-remove = Remover a senha
password-saved = A senha está definida.
recovery-codes = Códigos de recuperação
recovery-codes-about = Para o dia em que faltarem a chave e a senha: cada código permite entrar uma vez. Guarde-os no papel ou junto das suas senhas.
recovery-codes-left =
    { $count ->
        [0] Você não tem códigos.
        [one] Resta { $count } código.
       *[other] Restam { $count } códigos.
    }
recovery-codes-make = Criar dez códigos
recovery-codes-new = Criar dez códigos novos; os antigos deixam de valer
shown-once = Eles só aparecem desta vez. Anote-os agora.
copied = Copiado
sessions = Onde você está conectado
sessions-about = Um navegador continua conectado até passar meio ano sem visitas.
session-here = este navegador
session-unknown = Algum navegador
sign-out = Sair
sign-out-there = Desconectar
sign-out-everywhere = Sair em todos os aparelhos
signed-out = Você saiu da conta.
signed-out-to-guest = Você saiu da conta. Neste navegador volta a ser o visitante { $name }.

## Programas

programs = Programas e robôs
programs-about = Um token permite que um programa jogue ou assista em seu nome. Um robô é um jogador próprio que é um programa; todos à mesa veem isso.
program = programa
bots = Robôs
bot-called = Nome do novo robô
make-bot = Criar um robô
tokens = Tokens de acesso
token-called = Para que serve o token
token-for = Por quem ele fala
token-plays = Pode sentar e jogar, não só assistir
make-token = Criar um token
token-shown-once = Este token só aparece desta vez. Quem o tem pode fazer o que ele permite.
scope-play = joga
scope-read = assiste
revoke = Revogar
delete = Excluir
delete-bot-about = Os tokens do robô deixam de valer na hora, e o nome dele some de todas as partidas.

## Tudo o que é guardado

kept = O que é guardado sobre você
kept-about = Leve tudo em um só arquivo: conta, ajustes, resultados, pontuações e os registros das suas partidas. Ou mande excluir.
download-all = Baixar tudo
delete-account = Excluir a conta
delete-guest = Excluir este visitante
delete-about = Suas formas de entrar, tokens, robôs e ajustes são excluídos, e você sai das listas dos melhores. As partidas continuam legíveis para quem as jogou, com “Jogador excluído” no lugar do seu nome. Ninguém pode desfazer isso.
delete-for-good = Excluir para sempre
delete-type = Digite { $name } para confirmar
deleted = Tudo o que era seu foi excluído.
deleted-player = Jogador excluído

## Recusas

error-sign_in_failed = Esse nome não existe, ou a senha é outra.
error-sign_in_name_taken = Alguém já entra com esse nome.
error-bad_password = Essa senha não pode ser usada.
error-wrong_password = Essa não é a sua senha atual.
error-passkey_refused = Essa chave de acesso não serve. Talvez tenha sido removida, ou demorou demais; tente de novo.
error-wrong_recovery_code = Esse código não existe, ou já foi usado.
error-last_sign_in = Assim ninguém mais poderia entrar. Primeiro adicione outra chave de acesso ou uma senha.
error-not_an_account = Primeiro adicione uma chave de acesso ou uma senha: um visitante só é conhecido neste navegador.
error-not_yours = Isso não existe mais, ou não é seu.
error-too_many = Você já tem { $most }; remova antes algum.
error-wrong_confirmation = O nome não é esse. Nada foi excluído.
error-bad_token = Este token é desconhecido ou foi revogado.
error-scope_missing = Este token não permite isso.
reason-reserved = Esse nome poderia passar por alguém da casa, ou por um robô.
reason-mixed_alphabets = Uma palavra desse nome tem letras parecidas de dois alfabetos.
reason-too_short = Um nome de acesso tem pelo menos 3 caracteres.
reason-spaces = Um nome de acesso não tem espaços.
reason-password_short = Uma senha tem pelo menos 10 caracteres.
reason-password_long = Uma senha tem no máximo 200 caracteres.
reason-password_simple = Essa senha seria adivinhada na hora.
