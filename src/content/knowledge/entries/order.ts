import { replies } from '../../conversation/replies.ts';
import { wishWords } from '../../conversation/wishes.ts';
import { doneWords } from '../../screens/done.ts';
import { entries } from '../entry.ts';

const followLink = { text: doneWords.follow.text, path: doneWords.follow.route };

/** How it is bought. */
export const orderEntries = entries([
  {
    id: 'como-contratar',
    question: 'Como contrato a Ultrafibra?',
    wordings:
      'como faço para contratar|o que preciso fazer para contratar|como faço para assinar|como peço a internet|o que preciso para contratar|quais documentos preciso para contratar|dá para contratar por aqui|posso contratar pelo whatsapp|como compro|onde contrato|quero assinar como faço|quem pode contratar|dá para fazer tudo por aqui|o pedido é feito aqui mesmo|consigo contratar online|tem que ligar para contratar|é aqui que contrata|é aqui que contrata a internet da tim|como faço pra ter|como faço para colocar na minha casa|quero fechar negócio qual o caminho|por onde começo para adquirir a fibra|me ensina a fazer a assinatura|posso resolver a adesão nesse chat|qual o procedimento para virar assinante|a compra se conclui nessa conversa|tenho interesse como devo proceder|quais requisitos para aderir|como dou entrada na solicitação|a contratação é toda digital|o que é exigido de quem deseja aderir|me explica como botar internet lá em casa',
    reply:
      'É por aqui mesmo: responda às perguntas, e no fim você revisa e confirma. É preciso ter 18 anos completos e um CPF, ou um CNPJ para empresas. Se preferir, ligue ou chame no WhatsApp.',
  },
  {
    id: 'da-compra-a-instalacao',
    question: 'O que acontece da compra até a instalação?',
    wordings:
      'como é o passo a passo|quais são os próximos passos|o que acontece depois que eu contratar|quais as etapas até instalar|e depois do pedido o que acontece|como funciona o processo de contratação|o que vem depois da compra|o que vem depois que contratei|depois que eu confirmar o que acontece|depois de confirmar|e agora|o que acontece agora|qual o próximo passo|o que eu faço agora|como acompanho meu pedido|como acompanho a instalação|como funciona da compra à instalação|terminando aqui o que vocês fazem em seguida|qual a sequência até o técnico chegar|me conta o roteiro do início ao fim|após finalizar fico esperando o quê|quem entra em contato depois que fecho|quais fases vêm entre fechar e instalar|concluí tudo qual o rumo daqui em diante|depois de aceitar alguém me procura|descreve cada fase até a fibra ser ligada|assinei o que vem na sequência|resta alguma tarefa para mim após concluir a compra|como se desenrola o restante depois do aceite|agora é só esperar|o que eu faço agora é só aguardar',
    reply: { computed: 'nextSteps' },
  },
  {
    id: 'por-que-documentos-e-selfie',
    question: 'Por que pedem documento e selfie?',
    wordings:
      'pra que a selfie|por que preciso mandar foto do documento|precisa de selfie|pra que foto do rg|não quero mandar selfie|por que querem minha foto|é seguro mandar foto do documento|o que fazem com a minha foto|por que tem reconhecimento facial|acho estranho pedirem retrato meu|qual a finalidade de fotografar a identidade|tenho receio de mandar imagem do rosto|biometria facial para quê|vão usar meu rosto em quê|internet precisa de foto de gente por acaso|não gosto de aparecer em foto é obrigatório mesmo|isso de selfie não é golpe|para que tanta verificação de identidade|comparar a face com o documento por qual razão|meu pai se recusa a tirar retrato qual o motivo disso|morro de medo de clonarem minha cara',
    reply:
      'Para ter certeza de que é você: em alguns pedidos comparamos a foto de um documento com uma selfie, só para essa conferência. Nunca pedimos senha, código por SMS nem pagamento antecipado.',
  },
  {
    id: 'como-enviar-documentos',
    question: 'Como envio o documento e a selfie?',
    wordings:
      'como mando a foto do documento|onde envio meus documentos|como faço a selfie|como mando o rg|por onde envio a identidade|como enviar a foto|não consigo enviar a selfie|para onde mando os documentos|como anexo meu documento|a câmera do meu celular quebrou como faço com a selfie|por qual canal mando a imagem da identidade|envio o retrato pelo celular ou por outro meio|frente e verso do documento entrego por onde|a foto do documento ficou embaçada e não passa|meu celular é antigo não tira foto boa para a verificação|posso anexar a imagem da identidade nesta conversa|me ensina a tirar a selfie da verificação|não acho o botão para carregar o documento|tem que escanear ou basta fotografar|a página da selfie trava no meu aparelho|uso computador sem webcam como tiro o retrato',
    reply:
      'Se o seu pedido precisar, a TIM envia um link: abra-o no celular e siga os passos, com o documento em mãos. Sem câmera ou com dificuldade? Fale com a gente e vemos outra forma.',
  },
  {
    id: 'telefones-de-contato',
    question: 'Quais são os telefones de contato?',
    wordings:
      'qual o telefone de vocês|qual o número de vocês|qual o whatsapp de vocês|atendem pelo whatsapp|posso fazer pelo whatsapp|me manda as opções no whatsapp|prefiro falar no zap|manda no meu zap|como falo com vocês|telefone de contato|telefone da empresa|canais de atendimento|qual o 0800|ouvidoria|tem sac|email de atendimento|minha linha foi bloqueada|problema no meu chip|número para ligar|contato da tim|qual o telefone do suporte|tem algum zero oitocentos|para qual número eu disco|passa um contato para conversar por voz|central de atendimento como aciono|existe um zap para conversar com a empresa|quero telefonar em vez de digitar|como entro em contato com o setor de vendas|passa o fone da assistência|quero um contato telefônico para anotar na agenda|ligação gratuita para qual número|me informa os meios de comunicação de vocês|onde telefono para tirar dúvidas falando',
    reply: replies.channels,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'em-nome-de-outra-pessoa',
    question: 'Posso contratar no nome de outra pessoa?',
    wordings:
      'posso colocar no nome da minha esposa|contratar no nome de outra pessoa|posso pôr no nome do meu pai|pode ser no cpf da minha mãe|quem precisa ser o titular|pode ser o nome da minha esposa|posso colocar o nome do meu marido|pode ser o cpf do meu pai|pode ser o nome de outra pessoa|posso usar o nome da minha mãe|estou fazendo para outra pessoa|o titular é outra pessoa|posso usar o cpf do meu marido|quem vai assinar é meu marido|posso pôr no nome de outro|é para a minha avó posso contratar por ela|tem que ser o meu|tem que ser no meu nome|precisa ser o meu cpf|posso usar o documento de outra pessoa|não está no meu nome|o contrato fica no nome de quem|quem fica como titular|a data é do titular ou minha|é do titular ou é a minha|coloco os meus dados ou os do titular|os dados são de quem vai pagar|é o nome do titular da conta|é o meu nome ou o do titular|tem que ser o nome do titular|a data é a minha ou da minha esposa|minha filha adulta vai ser a responsável pela assinatura|sou só o neto ajudando a cadastrar a vovó|coloco o cadastro do meu sogro|meu nome está sujo boto no da minha irmã|sou cuidadora de um senhor de quem são os dados|a dona do plano será minha tia|quem mora é meu filho mas eu pago cadastro qual|posso usar os dados de um amigo|preencho com as informações de quem assina ou de quem digita|meu companheiro será o dono da assinatura|serve o cadastro da nora|sou procurador de um idoso|vai ficar no nome do meu esposo pode|pode ser no nome do meu pai ele que vai pagar|pode ser no nome da minha patroa mas eu que pago|o cpf é do meu marido serve|cpf de outra pessoa da casa serve',
    reply:
      'O titular é a pessoa de quem são os dados: nome, CPF, nascimento e conta têm de ser dela, com 18 anos completos ou mais.',
  },
  {
    id: 'sem-cpf',
    question: 'Não tenho CPF. Posso contratar?',
    wordings:
      'não tenho cpf|sou estrangeiro|tenho rnm|tenho passaporte|sou estrangeiro e não tenho cpf|serve o passaporte|serve o rg no lugar do cpf|no tengo cpf|contratar com rne|sou gringo só tenho passaporte|não sou brasileiro|só tenho documento do meu país|nasci em outro país|cheguei da venezuela faz pouco sem documento brasileiro|sou refugiado só com papel da polícia federal|meu cpf ainda não saiu|ainda não tirei cadastro na receita|sou imigrante haitiano vivo aqui faz um mês|vim de portugal estudar e não possuo cadastro de pessoa física|apenas carteira de registro migratório|quem é de fora do brasil pode assinar|documento argentino é aceito|sou turista de outro país com visto|minha esposa é boliviana e não possui cpf|faço intercâmbio aceitam documento internacional|sou do haiti tenho só o protocolo e o rnm serve|soy uruguayo e só tenho o rnm',
    reply:
      'O contrato precisa de um CPF, ou de um CNPJ para empresas. Se você ainda não tem, fale com uma pessoa.',
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'acompanhar-pedido',
    question: 'Em que pé está o meu pedido?',
    wordings:
      'como acompanho o meu pedido|como acompanho o pedido|como vejo a situação do meu pedido|como faço para acompanhar o pedido|quero acompanhar meu pedido|onde acompanho meu pedido|cadê meu pedido|cadê o meu pedido|onde está meu pedido|quero acompanhar o pedido|acompanhar pedido|situação do pedido|como está o meu pedido|qual o andamento do pedido|rastrear pedido|meu pedido foi confirmado|já fiz um pedido e quero ver|deu tudo certo com o pedido|deu tudo certo|meu pedido deu certo|o pedido foi feito|como anda a minha solicitação|alguma novidade da minha compra|minha contratação foi efetivada|quero conferir se registraram minha adesão|em que fase está a minha solicitação|já saiu a aprovação do que solicitei|fechei semana passada quero consultar o status|ficou tudo certinho com a minha compra|me atualiza sobre o que contratei|será que minha assinatura entrou no sistema|meu marido fechou ontem quero ver como está|foi processado o que encomendei',
    reply: { computed: 'follow' },
    leads: followLink,
  },
  {
    id: 'desistir-do-pedido',
    question: 'Como desisto de um pedido que já fiz?',
    wordings:
      'quero cancelar o pedido que acabei de fazer|cancelar o pedido que fiz|me arrependi do pedido|não quero mais o pedido que fiz|cancelar a compra que fiz|desistir da compra que fiz|desistir do pedido que já fiz|fechei ontem e quero voltar atrás|mudei de ideia sobre a compra|comprei por impulso dá para anular|assinei sem pensar quero desfazer|meu marido não gostou vamos devolver a compra|prazo de arrependimento para compra pela internet|já não preciso mais da instalação que solicitei|contratei sem querer reverte isso|como anulo a contratação recente|fiquei desempregado depois que pedi quero desfazer o pedido|instalaram ontem e já me arrependi|meus planos mudaram quero retirar minha solicitação|se eu confirmar e me arrepender amanhã pago multa|me arrependi quero desistir',
    reply:
      'Em até 7 dias, contados do pedido ou da instalação, você desiste sem custo e sem precisar explicar. Acompanhe o pedido e desista por lá; o comprovante sai na hora.',
    leads: followLink,
  },
  {
    id: 'mudar-depois-do-pedido',
    question: 'Como mudo a visita ou um dado depois do pedido?',
    wordings:
      'quero remarcar a instalação|remarcar a instalação|trocar o dia da instalação|como remarco a visita|quero mudar a data da instalação depois do pedido|o técnico não veio|o técnico está atrasado|atrasou a instalação quem eu aviso|não vou estar em casa no dia|errei um dado do pedido|preciso adiar a visita|cadê o técnico|posso remarcar|posso remarcar depois|e se eu não puder no dia|dá para mudar a data depois|dá para trocar o dia da visita depois|posso trocar o dia da instalação|e se acontecer um imprevisto no dia|se eu precisar mudar o dia|já pedi e nada aconteceu|já pedi e ninguém veio|o técnico faltou|posso mudar depois|dá para mudar depois|posso corrigir depois|errei uma resposta e agora|como volto para mudar uma resposta|dá para editar o que respondi|e se eu errar algum dado|posso mudar minha resposta|digitei errado como conserto|posso desmarcar depois|posso desmarcar a visita|quero mudar o dia da visita|não posso nesse dia|posso mudar algo depois de confirmar|dá para alterar depois de confirmar|fiz o pedido e ninguém veio|fiz o pedido ontem e ninguém veio|pedi semana passada e o técnico não apareceu|marcaram a visita e ninguém apareceu|surgiu uma viagem preciso empurrar a instalação para frente|antecipar a vinda do instalador é possível|coloquei a rua errada no cadastro como arrumo|troquei de celular depois que pedi como atualizo|fiquei a manhã inteira esperando e nada do instalador|vou trabalhar nessa data preciso passar para outra|escrevi meu sobrenome errado quero consertar|passar a instalação da manhã para a tarde|o rapaz da instalação me deu o cano|informei o e-mail incorreto dá para alterar|tenho consulta médica no horário marcado preciso reagendar|preenchi um campo errado lá atrás',
    reply: wishWords.correct.after,
    leads: followLink,
  },
  {
    id: 'numero-do-pedido',
    question: 'Qual é o número do meu pedido?',
    wordings:
      'onde vejo o número do pedido|qual o número do pedido|meu protocolo|protocolo|qual o protocolo|código do pedido|número do protocolo|cadê o número do pedido|anotei errado o código da compra qual é mesmo|perdi o papel com o número da solicitação|que número informo sobre a minha compra|em que lugar aparece a numeração da compra|não achei o identificador da minha solicitação|me passa de novo o número que foi gerado|qual numeração recebi ao finalizar|preciso do registro numérico do que comprei|apaguei a mensagem que tinha o código da solicitação|o atendente exige o número da compra e não tenho|repete o protocolo para eu anotar|onde está gravado o localizador da minha compra|pode repetir o número do pedido',
    reply: { computed: 'orderNumber' },
  },
  {
    id: 'respostas-guardadas',
    question: 'O que já respondi fica salvo?',
    wordings:
      'fechei sem querer perdeu tudo|perdi tudo que preenchi|se eu fechar a página perco o que respondi|se eu sair vou ter que responder tudo de novo|tenho que começar tudo de novo|posso mandar mais tarde|posso parar e terminar depois|continua de onde parei|posso continuar em outro aparelho|quanto tempo o pedido fica salvo|caiu a luz no meio do cadastro e agora|a tela atualizou sozinha sumiu o que digitei|preciso sair correndo dá para retomar amanhã|minha bateria vai acabar consigo voltar de onde estava|comecei no celular e quero concluir no computador|vou dar uma pausa aqui e volto mais tarde|o navegador travou e eu já tinha escrito quase tudo|tenho que buscar meu filho na escola termino outra hora|o que eu já escrevi continua aí se eu voltar|apertei o botão de voltar será que apagou tudo|vou deixar pela metade e concluo no fim de semana|até quando esse rascunho fica esperando por mim',
    reply:
      'Não perde: nesta aba você continua de onde parou; por segurança, CPF, nascimento e dados do banco podem ser pedidos de novo. Para continuar depois ou em outro aparelho, escreva “continuo depois”: o link vale por 72 horas.',
    leads: { says: ['Continuo depois'] },
  },
  {
    id: 'numero-do-meu-celular',
    question: 'Não lembro o número do meu celular. Onde vejo?',
    wordings:
      'não sei de cor o meu próprio celular|como vejo o número do meu celular|como descubro o meu número no aparelho|não sei de cor o número do meu telefone|onde aparece o número do meu chip|troquei de chip e não decorei o novo',
    reply:
      'No Android, abra Configurações e depois Sobre o telefone; no iPhone, Ajustes e depois Telefone. Ou ligue para alguém de casa e peça que leia o número.',
  },
  {
    id: 'uma-resposta-por-vez',
    question: 'Posso responder uma coisa de cada vez?',
    wordings:
      'posso mandar por partes|pode ir perguntando devagar|é muita coisa de uma vez só|posso responder aos poucos|pediu tudo de uma vez|vai uma pergunta por vez|posso mandar um dado por mensagem|não consigo escrever tudo junto|pergunta uma coisa de cada vez',
    reply: 'Pode: escreva um dado por mensagem, em qualquer ordem. Eu anoto cada um e peço o que faltar.',
  },
  {
    id: 'quanto-falta',
    question: 'Quanto falta para terminar?',
    wordings:
      'quanto falta|falta muito|quantas perguntas ainda|quantas perguntas faltam|está acabando|é muita pergunta|ainda tem muita pergunta|faltam quantas|é muita pergunta hein|por que tanta pergunta|quanta pergunta|quantas coisas você ainda vai perguntar|já estamos chegando no fim|essa é a última pergunta|em que etapa a gente está|nossa isso não acaba nunca|ainda vai longe esse questionário|tem mais coisa para eu preencher depois dessa|estou na metade ou nem isso|já respondi um monte ainda resta muito|quantos passos restam até concluir|o que mais vocês precisam me perguntar|tô cansado de responder já vai finalizar|quantas etapas tem pela frente',
    reply: { computed: 'left' },
  },
  {
    id: 'quanto-tempo-leva',
    question: 'Quanto tempo leva o pedido?',
    wordings:
      'quanto tempo demora|como funciona|demora|leva muito tempo|é rapidinho|é demorado|quanto tempo leva|demora para fazer o pedido|como funciona isso aqui|é rápido fazer|dá para fazer isso em cinco minutinhos|tô no intervalo do serviço dá tempo de pedir|é coisa rápida ou vou perder a tarde|quantos minutos gasto nesse cadastro|tenho pouco tempo consigo contratar agora|vale a pena começar antes de sair para o trabalho|é trabalhoso preencher esse pedido|não tenho paciência para cadastro comprido|esse processo de contratar é ligeiro|vou ficar muito tempo aqui no chat|consigo resolver isso num instantinho|em média quanto se demora nessa conversa',
    reply: { computed: 'duration' },
  },
  {
    id: 'robo-ou-pessoa',
    question: 'Estou falando com uma pessoa ou com um robô?',
    wordings:
      'você é um robô|robô|estou falando com uma pessoa de verdade|quem é você|você é humano|é uma pessoa|é bot|com quem eu falo|com quem estou falando|é inteligência artificial|é atendimento automático|é gente|é máquina|você é de verdade|tem alguém aí|qual o seu nome|tem gente me respondendo|e você como se chama|como você se chama|ainda está aí|você está me ouvindo|isso aí é resposta pronta né|parece que estou conversando com um computador|tem ser humano do outro lado da tela|você é funcionário ou programa|quem está digitando aí|é daqueles chats automáticos|você é moça ou rapaz|tô falando sozinho com uma gravação|é um assistente virtual que responde|você responde tão depressa nem parece gente|isso é tipo chatgpt|quem é que está me atendendo agora',
    reply: replies.robot,
  },
  {
    id: 'quem-fornece',
    question: 'Quem é a empresa?',
    wordings:
      'quem é a empresa|qual a empresa|vocês são a tim|é da tim|qual o cnpj de vocês|qual o endereço da empresa|quem é o fornecedor|quem são vocês|que operadora é essa|quem fornece a internet|é a tim mesmo|qual a operadora|esse site é da tim|a ultrafibra é da tim|vocês são revenda|é terceirizada|a tim comprou vocês|vocês são parte da tim|que firma está por trás desse serviço|qual é a razão social de vocês|onde fica a sede da companhia|ultrafibra é marca de quem|quem é o dono dessa internet|em nome de que empresa vem o contrato|nunca ouvi falar de vocês de onde são|é a mesma tim do celular|quem vai ser minha operadora de verdade|preciso do cadastro nacional da empresa para conferir|vocês são parceiros autorizados ou a própria tim|vocês são um provedor pequeno aqui do bairro',
    reply: replies.supplier,
  },
  {
    id: 'senhas-e-codigos',
    question: 'Vocês pedem alguma senha?',
    wordings:
      'precisa da minha senha|vocês pedem senha|precisa da senha do banco|vão pedir a senha do banco|tenho que dar a senha da conta|precisa do código do cartão|pedem token do banco|precisa da senha do cartão|tenho que passar código do banco|pedem senha do aplicativo do banco|qual senha eu coloco|preciso cadastrar uma senha para fazer o pedido|tenho que digitar os quatro números secretos do cartão|vocês vão querer o código de segurança atrás do cartão|chegou um token no aplicativo do banco devo passar|não vou dar senha nenhuma tá|meu gerente falou para nunca informar a senha|é preciso autorizar com a senha do caixa eletrônico|para o débito basta a conta ou vai senha também|vou ter que criar usuário e senha aqui|o chat exige senha de seis dígitos|precisa da assinatura eletrônica do banco|vocês solicitam a minha chave de segurança do banco',
    reply:
      'Não: senha, token ou código do banco nunca pedimos. Para o débito bastam banco, agência e conta com o dígito.',
  },
  {
    id: 'seguranca-dos-dados',
    question: 'Meus dados estão seguros?',
    wordings:
      'recebi uma ligação de vocês é golpe|ligaram oferecendo plano é verdade|recebi sms pedindo pix é de vocês|meus dados estão seguros|é seguro|seguro|isso é golpe|golpe|é confiável|posso confiar|e a lgpd|lgpd|vocês vendem meus dados|compartilham meus dados|o que fazem com os meus dados|política de privacidade|privacidade|e se for fraude|tenho medo de golpe|o site é seguro|meus dados vão vazar|quem vê meus dados|segurança dos dados|é seguro passar meu cpf aqui|é seguro colocar os dados do banco|posso passar meu cpf sem medo|não confio em passar meus dados pela internet|como sei que é verdade|como sei que não é fraude|vão usar meus dados para quê|esse site é oficial|site oficial da tim|tenho medo de passar meu cpf|é confiável passar dados bancários|vão passar meu número para alguém|vão vender meu telefone|quem vai ver meus dados|quem vai ver meu cpf|vocês guardam meu cpf|compartilham com terceiros|passam meus dados para outras empresas|vocês vendem meu número para telemarketing|vão usar meu e-mail para quê|é seguro digitar a conta do banco aqui|posso confiar nesse chat|o que vocês fazem com meu email|me pediram pagamento antecipado|me ligaram pedindo código|podem clonar meus dados|tem certeza que é seguro|vocês podem tirar dinheiro sem eu saber|podem usar minha conta sem autorização|vão mexer na minha conta|meu cpf vai para onde|para onde vão meus dados|quem fica com o meu cpf|fico com pé atrás de informar documento na internet|já caí num golpe antes tô desconfiado|meu neto disse para tomar cuidado com esses sites|alguém pode abrir empréstimo com o que eu informar|as informações ficam criptografadas|hacker consegue pegar o que eu digitei|qual a garantia de que isso não é furada|um rapaz me mandou um link dizendo ser da tim|apareceu um número estranho se passando por vocês|tô com receio de colocar o nome da minha mãe|minha amiga teve o nome usado por bandido|que proteção vocês dão às minhas informações pessoais|qual a base legal na lgpd para pedir isso',
    reply: replies.data,
  },
  {
    id: 'apagar-dados',
    question: 'Como apago os meus dados?',
    wordings:
      'como apago meus dados|quero excluir meu cadastro|apaga meus dados|deletar minha conta|remover minhas informações|direito ao esquecimento|exclua os meus dados|como tiro meus dados daí|quero que apaguem tudo sobre mim|apaga tudo que eu passei|apague tudo que eu informei|limpa tudo que eu escrevi aqui|não quero mais que fiquem com meu telefone aí|quero sumir do sistema de vocês|me tira do banco de dados|desisti pode jogar fora o que eu informei|eliminar meu cpf da base|como faço para não deixar rastro nesse site|descarta minhas respostas não vou continuar|tem botão para excluir o que preenchi|revogo o consentimento e peço a exclusão|cancelar meu registro e destruir as informações|coloquei o documento do meu pai sem ele saber preciso eliminar',
    reply: replies.deletion,
  },
  {
    id: 'ligacoes-e-mensagens',
    question: 'Vocês vão me ligar ou mandar propaganda?',
    wordings:
      'vão ficar me ligando|vocês vão ligar o tempo todo|não quero receber ligação|não quero receber propaganda|vou receber spam|não quero mensagem de oferta|parem de me ligar|vão encher meu celular de mensagem|vão mandar promoção no meu e-mail|não quero receber ofertas|vão me ligar toda hora|não quero que me liguem|não quero que liguem|vai vir spam|vai chegar spam|vão mandar spam|vou ficar recebendo propaganda|só me manda mensagem não liga|prefiro mensagem a ligação|só por mensagem|eu detesto telemarketing|vai lotar minha caixa de entrada|meu telefone já não para de tocar com vendedor|para que vocês querem meu celular|o número que eu passar serve para quê|tenho pavor de ficarem me perturbando|não autorizo publicidade no meu whatsapp|dá para me cadastrar no não me perturbe|vocês usam o contato só para tratar da instalação|aceito os avisos mas dispenso as promoções|vão me importunar depois que eu deixar meu contato|não me coloquem em lista de divulgação|vai ficar me ligando toda hora para vender chip',
    reply:
      'O celular e o e-mail servem para avisar sobre o pedido e combinar a instalação. Ofertas, só se você aceitar receber.',
  },
  {
    id: 'hora-da-ligacao',
    question: 'Posso escolher a hora em que me ligam?',
    wordings:
      'só me liguem depois das 18h|só posso atender de tarde|me liguem só à noite|não ligue antes das 10|só atendo depois do trabalho|não posso atender de manhã|liguem só no horário do almoço|trabalho e só atendo à noite|não atendo em horário de serviço|que horas vocês ligam|estou em reunião me chamem mais tarde|pode telefonar só no sábado|trabalho de madrugada e durmo durante o dia não telefonem cedo|em que horário vão me telefonar|quero agendar uma ligação para amanhã|dou aula e fico com o celular desligado até o meio-dia|só consigo conversar no telefone depois da janta|dá para combinar um horário para me telefonarem|no serviço não deixam usar celular me chamem depois|meu melhor horário para conversar é no fim da tarde|tô dirigindo retornem daqui a pouco|prefiro que o telefonema seja no comecinho da noite',
    reply:
      'A hora de uma ligação eu não consigo marcar. Os avisos do pedido vão por SMS, WhatsApp e e-mail: veja quando puder.',
    isSaidBeside: true,
  },
  {
    id: 'sem-e-mail',
    question: 'Não tenho e-mail ou celular. Como faço?',
    wordings:
      'não tenho email|não uso email só whatsapp|esqueci a senha do meu e-mail|não consigo entrar no meu e-mail|não lembro a senha do e-mail|nunca tive email na vida|nunca usei e-mail|não sei mexer com e-mail|não uso email|não sei meu email|não tenho celular|posso usar o email da minha filha|serve o email do meu marido|pode ser o email de outra pessoa|pode ser o celular da minha mulher|esqueci meu email|pode ser o celular de outra pessoa|pode ser o número do meu filho|pode ser o whatsapp da minha irmã|meu celular está quebrado|tenho dois números de celular qual eu mando|pode ser o mesmo da minha mulher|tenho dois emails qual coloco|pode colocar o email da esposa|meu aparelho foi roubado estou sem número|minha avó não tem correio eletrônico como faz|perdi o acesso à minha conta do gmail|meu chip foi cancelado ainda não comprei outro|coloco o hotmail da minha nora|não sei criar conta de e-mail|divido o telefone com meu esposo serve esse|meu tio empresta o e-mail dele pode usar|posso informar o contato da minha vizinha|sou idoso e quem mexe nessas coisas de e-mail é meu neto|é obrigatório colocar e-mail|ninguém usa e-mail mais|manda no whatsapp em vez do e-mail|não pode ser pelo whats',
    reply:
      'Pode ser o de alguém de confiança: por ele chegam as faturas e os avisos do pedido. O telefone precisa ser um celular com DDD. Se não houver, uma pessoa ajuda.',
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'analise-de-credito',
    question: 'Tem análise de crédito?',
    wordings:
      'meu cpf está irregular posso contratar|se eu tiver restrição vocês negam|consulta serasa|consulta spc|tenho nome sujo consigo|nome sujo|nome negativado|negativado pode contratar|tem análise de crédito|score baixo|estou com restrição|e se eu não for aprovado|demora a análise|fui reprovado|serasa|spc|como é a análise|nome no spc|tenho dívida consigo contratar|estou devendo posso contratar|tenho uma fatura atrasada ainda posso contratar|devo na tim posso contratar de novo|com restrição no nome consigo|cpf negativado|vão olhar meu score|vão aprovar meu cpf|vai cair meu score|afeta meu score|vão puxar meu cpf|vocês consultam o nome|meu nome está sujo passa|quem deve no banco consegue|e se a análise reprovar|por que fui reprovado|tenho dívida com a tim|e se eu não passar na análise|e se eu não passar nos critérios|devo uma conta antiga da tim|isso vai sujar meu nome|isso suja meu score|tô no vermelho será que me aceitam|meu crédito vive sendo recusado nas lojas|limpei meu nome faz pouco tempo vai dar certo|fiz acordo no feirão limpa nome consigo aprovação|tenho protesto em cartório atrapalha|vocês vendem para quem tem pendência financeira|meu cadastro foi negado e agora|quem decide se meu pedido é aceito|sou caloteiro de cartão vão me barrar|a resposta da aprovação sai na hora|posso pedir para alguém rever a recusa|meu cpf tem apontamento de inadimplência',
    reply: replies.analysis,
  },
  {
    id: 'perguntas-da-validacao',
    question: 'De onde vêm as perguntas de segurança?',
    wordings:
      'de onde vocês tiraram essas perguntas|como vocês sabem onde eu já morei|quem passou os meus dados para vocês|de onde veio esse endereço antigo que aparece na pergunta|nunca contei isso a vocês como sabem|onde conseguiram essas informações minhas|por que esse questionário|para que servem essas perguntas de segurança|que perguntas são essas sobre mim|quem fez essas perguntas|como vocês têm esses dados meus|e se eu errar as perguntas|se eu errar uma resposta perco o pedido|quem passou essas informações minhas para vocês eu nunca dei endereço antigo nenhum',
    reply:
      'As perguntas são da análise do pedido e conferem se quem responde é o titular do CPF. Elas protegem você de quem tente contratar no seu nome. Se não der certo, você pode pedir a revisão por uma pessoa.',
  },
]);
