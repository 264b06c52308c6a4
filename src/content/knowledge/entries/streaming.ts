import { outsideLinks } from '../../landing/site/outside-links.ts';
import { entries } from '../entry.ts';
import { customerArea, streamingCancellationReply } from './ending.ts';

/** What can be watched with it. */
export const streamingEntries = entries([
  {
    id: 'quais-planos-com-streaming',
    question: 'Quais planos vêm com streaming?',
    wordings:
      'tem globoplay|vem com netflix|tem hbo|tem streaming|streaming|qual plano tem hbo max|tem paramount|tem disney|tem prime video|tem deezer|vem com algum streaming|quais streamings tem|tem plano com filme|tem série|qual plano tem globoplay|inclui streaming|tem max|tem looke|globoplay|netflix|disney|qual vem com globoplay|quais vêm com hbo|qual deles tem paramount|qual vem com streaming|existe combo de fibra com séries e desenhos pra criança|me mostra as ofertas que trazem entretenimento|todas as opções trazem streaming ou só algumas|qual é a opção mais em conta que inclui filmes|quero maratonar seriado no fim de semana qual pacote me serve|gosto de cinema que pacote de internet traz isso|os menores também incluem streaming ou só os maiores|tem alguma oferta que já acompanha plataforma de vídeo|tem pacote que junta duas plataformas de filme|vocês oferecem crunchyroll pra ver anime|minha família ama série quais ofertas acompanham|a partir de que oferta começam a vir os filmes|tem plano com streaming incluso',
    reply: { computed: 'streaming' },
  },
  {
    id: 'como-ativar-o-streaming',
    question: 'Como ativo os aplicativos de streaming?',
    wordings:
      'como ativa o streaming|como uso o streaming que veio no plano|onde ativo os apps|não recebi o link do streaming|como entro no aplicativo que veio no plano|como ativar os aplicativos|como libero o streaming|como começo a usar o streaming|como ativo o deezer|como ativo o looke|como baixo os aplicativos do plano|quando recebo o link do streaming|não recebi o link de ativação|já instalaram a fibra e agora como assisto os filmes inclusos|de que jeito faço o cadastro nas plataformas de vídeo|o sms com o acesso das plataformas não caiu aqui|recebi a mensagem com os endereços dos streamings e faço o quê|preciso criar usuário novo em cada streaming incluso|vocês mandam usuário das plataformas ou eu que invento|qual o passo a passo para destravar os filmes do pacote|o streaming já sai funcionando ou tem que habilitar|por onde chega o acesso dos aplicativos de filme|meus streamings continuam bloqueados depois da visita do técnico|é um cadastro só ou um para cada aplicativo de filme|o aplicativo de filmes pede assinatura e já vem no meu pacote',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação para cada serviço. Abra-o, crie uma conta ou entre com a sua, e use a mesma conta no aplicativo.',
    leads: customerArea,
  },
]);

/** Of each service by itself. */
export const streamingServiceEntries = entries([
  {
    id: 'globoplay-como-assinar',
    question: 'Como assino o Globoplay com a Ultrafibra?',
    wordings:
      'quero assinar o globoplay|como contrato o globoplay|como pego o plano com globoplay|preciso assinar no site do globoplay|como faço para ter globoplay na fibra|me interessei pelo globoplay o que preciso fazer pra incluir|dá pra colocar o globoplay junto no meu pedido|em que momento da compra eu escolho o globoplay|minha esposa quer novela como adquiro o globoplay por aqui|o globoplay é cobrado à parte ou na mesma fatura|a globo vai me mandar outro boleto separado|onde aperto pra levar a internet com o globoplay|consigo fechar a fibra e o globoplay numa tacada só|compro o globoplay antes ou depois de pedir a fibra|a assinatura da globo é feita com vocês mesmo|a mensalidade do globoplay vai sair na conta da tim',
    reply:
      'Escolha um plano com Globoplay quando eu mostrar os planos. Ele entra na mesma fatura da internet; não é preciso assinar nada no site dele.',
  },
  {
    id: 'globoplay-como-ativar',
    question: 'Como ativo o meu Globoplay?',
    wordings:
      'como ativar globoplay|como entro no globoplay|login do globoplay|ativação do globoplay|liberar o globoplay|o globoplay está pedindo pagamento mas veio na minha fibra|chegou o torpedo do globoplay clico e faço o quê|ainda não veio o e-mail pra habilitar o globoplay|instalei o globoplay e os vídeos estão com cadeado|baixei o globoplay e só aparece conteúdo gratuito|posso aproveitar a conta globo que já tenho do cartola|de que forma vinculo minha conta globo com a tim|o globoplay diz que não tenho assinatura ativa|primeiro acesso ao globoplay depois que o técnico instalar|qual e-mail coloco para abrir o globoplay|sou obrigado a ter conta globo pra destravar a novela|o técnico já foi embora e o globoplay continua travado|como eu ativo o globoplay que vem no plano',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, entre com a sua Conta Globo ou crie uma, confirme e use a mesma conta no aplicativo.',
  },
  {
    id: 'globoplay-redefinir-senha',
    question: 'Esqueci a senha. Como redefino?',
    wordings:
      'esqueci a senha do globoplay|como troco a senha do globoplay|perdi a senha da conta globo|redefinir senha|recuperar senha|esqueci minha senha|o globoplay diz que minha senha está errada|não lembro a senha que cadastrei na globo|deu branco na senha do globoplay|senha incorreta e o globoplay não deixa passar|vocês conseguem me informar a senha da conta globo|hackearam meu globoplay preciso de senha nova|tentei várias vezes e bloqueou minha senha globo|anotei a senha do globoplay e sumiu o papel|meu filho mexeu e mudou a senha do globoplay|como gero outra senha para a globo|minha mãe não recorda a senha da novela no globoplay|chutei todas as senhas e nenhuma abre o globoplay',
    reply:
      'A senha do Globoplay é a da sua Conta Globo: na tela de entrada, toque em “Esqueci minha senha” e siga o link do e-mail. Nós nunca pedimos a sua senha.',
  },
  {
    id: 'globoplay-adicionar-familiares',
    question: 'Posso adicionar pessoas da família?',
    wordings:
      'posso dividir o globoplay com a família|como adiciono familiares|quantas pessoas podem usar o globoplay|minha mulher pode usar o globoplay|compartilhar o globoplay|convidar parente|quero botar minha sogra no meu globoplay|onde mando o convite do globoplay para o meu irmão|somos quatro em casa todos entram no globoplay|posso emprestar minha conta globo para os meus filhos|dá pra incluir dependente no globoplay|meu marido usa o meu login da globo ou cria o dele|quantos parentes cabem na assinatura da globo|tem grupo familiar no globoplay|posso chamar minha namorada para o meu globoplay|a família inteira tem direito ao globoplay ou só o titular|meus netos podem ter cadastro separado no globoplay|como coloco mais gente na conta globo',
    reply:
      'Sim: além de você, até 2 familiares, cada um com a própria Conta Globo. No Globoplay, abra a sua conta, procure a opção de família e envie o convite.',
  },
  {
    id: 'globoplay-tipo-de-plano',
    question: 'Qual é o plano do Globoplay que vem com a fibra?',
    wordings:
      'que tipo de globoplay vem|qual assinatura do globoplay vem|o globoplay é completo|o globoplay vem com canais ao vivo|o globoplay vem com premiere|esse globoplay é o básico ou o premium|no globoplay incluso dá pra ver sportv e gnt|a assinatura do globoplay dura quanto tempo|o globoplay é mensal ou anual|o globoplay renova sozinho todo mês|depois de um ano de fibra o globoplay acaba|quero telecine dentro do globoplay peço pra quem|posso acrescentar pacote de futebol no globoplay|é aquele globoplay limitado gratuito ou o pago mesmo|o que está incluído na assinatura do globoplay|o combate entra nesse globoplay ou contrato por fora|o globoplay é só degustação ou vale enquanto eu tiver fibra',
    reply:
      'É uma assinatura com ciclo de 30 dias, que se renova enquanto o seu plano estiver ativo: até 3 telas ao mesmo tempo e até 2 familiares. Outros pacotes são contratados direto com ele.',
  },
  {
    id: 'globoplay-velocidade',
    question: 'Com qual velocidade de internet o Globoplay vem?',
    wordings:
      'globoplay vem em qual velocidade|globoplay com quantos mega|tem globoplay no plano de 1 giga|globoplay em qual mega|pra ter globoplay preciso pegar internet de quantos mega|o globoplay entra na internet mais básica|qual a menor velocidade que traz o globoplay|o de 500 mega acompanha globoplay|o globoplay só está na mais rápida|quero 2 giga esse leva globoplay também|de quantos mega pra cima aparece o globoplay|existe internet de 600 mega com globoplay|a velocidade muda se eu escolher a opção com globoplay|posso ter globoplay numa conexão menorzinha|globoplay está disponível nos megas baixos|o de 700 mega já inclui a globo',
    reply: { computed: 'streaming' },
  },
  {
    id: 'globoplay-aparelhos-ao-mesmo-tempo',
    question: 'Em quantos aparelhos posso assistir ao mesmo tempo?',
    wordings:
      'quantas telas tem o globoplay|quantas telas ao mesmo tempo|dá para ver em duas tvs|quantos aparelhos simultâneos|globoplay em quantas telas|posso ver em mais de uma tela|filme na sala e desenho no quarto do menino rola junto|apareceu mensagem de limite de telas excedido|qual o limite de telas de cada streaming|o paramount roda em duas televisões juntas|o globoplay derruba quando outra pessoa abre|posso deixar o globoplay aberto no quarto e na cozinha|cada um pode ver um filme diferente na mesma hora|diz que já tem muita gente assistindo na minha conta|a criançada vê desenho enquanto eu vejo jogo no globoplay|um na tv outro no celular vendo streaming é permitido|se minha esposa estiver na novela eu consigo ver outra coisa|três televisores ligados no streaming simultaneamente pode',
    reply:
      'No Globoplay, em até 3 telas ao mesmo tempo; no HBO Max, em até 2; no Paramount+, em um aparelho por vez.',
  },
  {
    id: 'globoplay-aparelhos-compativeis',
    question: 'Em quais aparelhos o Globoplay funciona?',
    wordings:
      'globoplay funciona na minha tv|globoplay na smart tv|o globoplay pega no celular|quais tvs têm globoplay|dispositivos compatíveis com globoplay|globoplay no chromecast|globoplay funciona no roku|minha televisão é velha o globoplay abre nela|dá pra abrir globoplay no notebook pelo navegador|minha tv é samsung aceita o globoplay|não acho o globoplay na loja da minha televisão lg|consigo ver globoplay no ipad da minha filha|preciso comprar fire stick para o globoplay|globoplay roda no iphone|minha tv não é smart como vejo globoplay|qual aparelhinho ligo na tv comum para ter globoplay|o globoplay diz que meu modelo não é suportado|a televisão philco da minha avó baixa o globoplay|novela da globo no tablet android dá certo',
    reply:
      'Em celulares e tablets Android e iOS, no navegador do computador, nas smart TVs mais comuns e em Chromecast, Fire TV, Roku e Apple TV. Modelos antigos podem ficar de fora.',
    leads: { text: 'Ver a lista no site do Globoplay', path: outsideLinks.globoplay },
  },
  {
    id: 'globoplay-como-cancelar',
    question: 'Como cancelo o Globoplay?',
    wordings:
      'quero cancelar o globoplay|cancelar globoplay|tirar o globoplay|não quero mais o globoplay|enjoei do globoplay como me livro dele|não assisto novela dá pra remover o globoplay da conta|desinstalei o globoplay e continua cobrando|pago multa se eu desistir do globoplay|apaguei o app da globo a assinatura encerra|pra quem ligo pra desativar o globoplay|quanto tempo fico preso ao globoplay|se eu sair do globoplay ainda vejo até o fim do mês|ninguém aqui usa o globoplay e quero parar de pagar|o globoplay tem fidelidade|me arrependi de ter pegado o globoplay',
    reply: streamingCancellationReply('Globoplay'),
    leads: customerArea,
  },
  {
    id: 'paramount-como-entrar',
    question: 'Como faço login no Paramount+?',
    wordings:
      'como entro no paramount|como ativo o paramount|login paramount|acessar o paramount|como acesso o paramount plus|o paramount pede usuário e senha quais são|não caiu nenhum link do paramount pra mim|onde crio meu usuário do paramount|baixei o aplicativo paramount e ele quer que eu assine|que e-mail coloco na tela inicial do paramount|o sms do paramount chegou qual o próximo passo|o paramount fala que meu cadastro não existe|vocês mandam a senha do paramount ou eu invento|não consigo logar no paramount pelo celular|primeira vez no paramount por onde começo|como habilito o paramount depois que o técnico instalar|o paramount está trancado já tenho a fibra ligada',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link de ativação: nele você cria o usuário e a senha do Paramount+, e com eles entra no aplicativo.',
    leads: { text: 'Abrir a entrada do Paramount+', path: outsideLinks.paramount },
  },
  {
    id: 'paramount-como-funciona',
    question: 'Como funciona o Paramount+ com a Ultrafibra?',
    wordings:
      'como funciona o paramount|como é o paramount no plano|o paramount vem na mesma conta|paramount junto com a fibra como é|o paramount é assinatura separada ou vem junto da internet|como é esse negócio de paramount na fibra|como identifico se a oferta inclui paramount|me explica o esquema do paramount com vocês|preciso fazer outro contrato para o paramount|recebo dois boletos um da fibra outro do paramount|é a tim ou a própria paramount que me cobra|entender a parceria da tim com o paramount|se eu contratar a internet o paramount já está embutido|em que lugar está escrito que tem paramount|vou ter que cadastrar cartão no paramount|contrato o paramount por fora ou tudo numa vez',
    reply:
      'Você contrata a internet e o Paramount+ juntos e paga tudo em uma fatura só. Ele pode ser visto em um aparelho por vez. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'paramount-como-cancelar',
    question: 'Como cancelo o Paramount+?',
    wordings:
      'quero cancelar o paramount|cancelar paramount|tirar o paramount|não quero mais o paramount|quero dispensar o paramount e manter a fibra|deletei o paramount do celular e para a cobrança|tem multa pra sair do paramount|qual telefone ligo para desativar o paramount|fico amarrado quantos meses no paramount|até quando assisto se eu encerrar o paramount|me arrependi do paramount quero voltar atrás|não vejo graça no paramount como paro de pagar|posso abandonar o paramount antes de completar um ano|removi o app do paramount e a fatura continua igual|existe carência mínima pra eu deixar o paramount|minha filha não assiste mais paramount como excluo da conta',
    reply: streamingCancellationReply('Paramount+'),
    leads: customerArea,
  },
  {
    id: 'paramount-na-tv',
    question: 'Como assisto ao Paramount+ na TV?',
    wordings:
      'paramount na televisão|como ver o paramount na tv|paramount na smart tv|instalar o paramount na tv|espelhar o paramount|minha tv não acha o paramount na loja de aplicativos|apareceu um código na tela do paramount onde digito|coloco o paramount no chromecast de que jeito|tenho fire stick consigo abrir o paramount|quero paramount na telona da sala|só vejo paramount no celular como passo para o televisor|paramount roda no roku|a televisão pede código do paramount|minha tv é comum tem como pôr paramount nela|como baixo o paramount na minha samsung|meu avô quer paramount no televisor do quarto|paramount pega na apple tv',
    reply:
      'Instale o Paramount+ pela loja da TV ou em um Chromecast, Fire TV, Roku ou Apple TV, e digite no celular o código que aparecer, com a sua conta aberta.',
  },
  {
    id: 'paramount-quanto-custa',
    question: 'Quanto custa o Paramount+?',
    wordings:
      'qual o preço do paramount|valor do paramount|quanto pago pelo paramount|preço do plano com paramount|quanto sai por mês a fibra com paramount|fica salgado pegar com paramount|qual a mensalidade da internet que inclui paramount|o paramount encarece muito a conta|quanto a mais eu desembolso pelo paramount|paramount é de graça ou é cobrado|me passa a tabela com paramount|qual o mais barato que traga paramount|o pacote com paramount cabe no meu bolso|quantos reais dá internet mais paramount|vou gastar quanto todo mês levando paramount|tem promoção na fibra com paramount',
    reply: { computed: 'streaming' },
  },
  {
    id: 'hbo-max-como-ativar',
    question: 'Como ativo o HBO Max e faço login?',
    wordings:
      'como ativo o hbo|como entro no hbo max|login hbo max|como acesso o max|ativar hbo max|onde coloco o código do hbo que a televisão mostra|o hbo fala que não tenho assinatura|chegou mensagem da tim sobre hbo onde clico|posso aproveitar meu cadastro velho no hbo|nenhum sms do hbo max veio até agora|instalaram a fibra e agora como destravo o hbo|qual o passo a passo do hbo pra quem acabou de instalar|como faço cadastro no hbo pela tim|baixei o hbo na tv e ele pede e-mail e senha|conectar minha conta hbo na smart tv|por onde vem o convite de acesso do hbo|meu hbo segue bloqueado depois da instalação',
    reply:
      'Depois da instalação, a TIM envia por SMS e e-mail um link. Abra-o, crie a sua conta ou entre com a que tem, e na TV digite no celular o código que aparecer.',
    leads: { text: 'Abrir o site do HBO Max', path: outsideLinks.hboMax },
  },
  {
    id: 'hbo-max-como-funciona',
    question: 'Como funciona o HBO Max com a Ultrafibra?',
    wordings:
      'como funciona o hbo|como é o hbo max no plano|hbo max na mesma fatura|hbo junto com a fibra como é|o hbo já está embutido na mensalidade|a cobrança do hbo chega separada|tenho que assinar o hbo por fora|como reconheço a oferta que traz hbo|me explica direitinho a história do hbo na fibra|internet e hbo max formam um pacote só|quem cobra o hbo é a tim|vou receber duas contas se pegar hbo|preciso dar cartão de crédito pro hbo|onde aparece se a oferta inclui hbo|fecho internet e hbo numa vez só|entender como vocês juntam o hbo com a internet',
    reply:
      'Você contrata a internet e o HBO Max juntos e paga tudo em uma fatura só. Os planos que o trazem dizem isso no nome ou na descrição.',
  },
  {
    id: 'hbo-max-telas-e-qualidade',
    question: 'Em quantas telas e com que qualidade eu assisto?',
    wordings:
      'quantas telas tem o hbo max|hbo max em quantas telas|o hbo é full hd|hbo max em 4k|qual a qualidade do hbo max|qualidade da imagem|o hbo roda em ultra hd|a imagem do hbo é boa em televisor grande|eu e meu marido conseguimos ver hbo em cômodos separados|a resolução do hbo é boa mesmo|hbo pega no tablet e no computador|quantas pessoas usam o hbo juntas|a série fica borrada ou nítida no hbo|três aparelhos conseguem abrir o hbo simultaneamente|consigo ver hbo no celular enquanto alguém usa a tv|qual a definição de vídeo do hbo|hbo tem limite de gente assistindo|passa em alta definição o hbo',
    reply:
      'No HBO Max, em até 2 telas ao mesmo tempo, em Full HD, na TV, no computador, no tablet ou no celular.',
  },
  {
    id: 'hbo-max-como-cancelar',
    question: 'Como cancelo o HBO Max?',
    wordings:
      'quero cancelar o hbo|cancelar hbo max|tirar o hbo|não quero mais o hbo max|terminou minha série no hbo e quero encerrar|dá pra cortar o hbo e continuar com a fibra|excluí o hbo da tv isso encerra a assinatura|que número disco pra desligar o hbo|o hbo cobra multa na saída|mínimo de meses que preciso ficar com hbo|quero abrir mão do hbo max|onde desfaço a assinatura do hbo|se eu romper o hbo agora pago o restante|enjoei do hbo onde solicito a retirada|saindo do hbo até que dia consigo assistir|pagar hbo sem usar não compensa como paro',
    reply: streamingCancellationReply('HBO Max'),
    leads: customerArea,
  },
  {
    id: 'hbo-max-quanto-custa',
    question: 'Quanto custa a fibra com HBO Max?',
    wordings:
      'qual o preço do hbo max|valor do plano com hbo|quanto pago pelo hbo max|quanto custa com hbo|quanto por mês fica a net com hbo|o hbo pesa no orçamento|tabela de preços da fibra com hbo max|qual sai mais em conta com hbo max|quanto sobe a mensalidade se eu incluir hbo|o hbo sai de graça na fibra|a internet com hbo está em promoção|quantos reais dá fibra mais hbo|o combo com hbo é caro|tenho pouco dinheiro quanto está a internet com hbo|pra ter hbo em casa eu gasto quanto|me diz o custo mensal levando hbo',
    reply: { computed: 'streaming' },
  },
]);
