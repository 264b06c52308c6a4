import { replies } from '../../conversation/replies.ts';
import { wishWords } from '../../conversation/wishes.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** How it is bought. */
export const orderEntries = entries([
  {
    id: 'como-contratar',
    question: 'Como contrato a Ultrafibra?',
    wordings:
      'como faço para contratar|o que preciso fazer para contratar|como faço para assinar|como peço a internet|o que preciso para contratar|quais documentos preciso para contratar|dá para contratar por aqui|posso contratar pelo whatsapp|como compro|precisa ser maior de idade|menor de idade pode contratar|onde contrato|quero assinar como faço|posso contratar sem cpf',
    reply:
      'É por aqui mesmo: responda às perguntas, e no fim você revisa e confirma. É preciso ter 18 anos completos e um CPF, ou um CNPJ para empresas. Se preferir, ligue ou chame no WhatsApp.',
  },
  {
    id: 'da-compra-a-instalacao',
    question: 'O que acontece da compra até a instalação?',
    wordings:
      'como é o passo a passo|quais são os próximos passos|o que acontece depois que eu contratar|quais as etapas até instalar|e depois do pedido o que acontece|como funciona o processo de contratação|o que vem depois da compra|o que vem depois que contratei|como funciona da compra à instalação',
    reply: `Você vê a cobertura, escolhe o plano e dá os seus dados. Uma análise automática confere, você marca a visita, revisa e confirma. Depois o técnico instala a fibra e o modem, com um adulto em casa. ${replies.duration}`,
  },
  {
    id: 'por-que-documentos-e-selfie',
    question: 'Por que pedem documento e selfie?',
    wordings:
      'pra que a selfie|por que preciso mandar foto do documento|precisa de selfie|pra que foto do rg|não quero mandar selfie|por que querem minha foto|é seguro mandar foto do documento|o que fazem com a minha foto|por que tem reconhecimento facial',
    reply:
      'Para ter certeza de que é você: em alguns pedidos comparamos a foto de um documento com uma selfie, só para essa conferência. Nunca pedimos senha, código por SMS nem pagamento antecipado.',
  },
  {
    id: 'como-enviar-documentos',
    question: 'Como envio o documento e a selfie?',
    wordings:
      'como mando a foto do documento|onde envio meus documentos|como faço a selfie|como mando o rg|por onde envio a identidade|como enviar a foto|não consigo enviar a selfie|para onde mando os documentos|como anexo meu documento',
    reply:
      'Se o seu pedido precisar, a TIM envia um link: abra-o no celular e siga os passos, com o documento em mãos. Sem câmera ou com dificuldade? Fale com a gente e vemos outra forma.',
  },
  {
    id: 'telefones-de-contato',
    question: 'Quais são os telefones de contato?',
    wordings:
      'qual o telefone de vocês|qual o número de vocês|qual o whatsapp de vocês|como falo com vocês|telefone de contato|telefone da empresa|qual o horário de atendimento|canais de atendimento|qual o 0800|ouvidoria|tem sac|email de atendimento|minha linha foi bloqueada|problema no meu chip|número para ligar|contato da tim|qual o telefone do suporte',
    reply: replies.channels,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'em-nome-de-outra-pessoa',
    question: 'Posso contratar no nome de outra pessoa?',
    wordings:
      'posso colocar no nome da minha esposa|contratar no nome de outra pessoa|posso pôr no nome do meu pai|pode ser no cpf da minha mãe|quem precisa ser o titular|estou fazendo para outra pessoa|o titular é outra pessoa|posso usar o cpf do meu marido',
    reply:
      'O titular é a pessoa de quem são os dados: nome, CPF, nascimento e conta têm de ser dela, com 18 anos completos ou mais.',
  },
  {
    id: 'sem-cpf',
    question: 'Não tenho CPF. Posso contratar?',
    wordings:
      'não tenho cpf|sou estrangeiro|tenho rnm|tenho passaporte|sou estrangeiro e não tenho cpf|serve o passaporte|serve o rg no lugar do cpf|no tengo cpf|contratar com rne',
    reply:
      'O contrato precisa de um CPF, ou de um CNPJ para empresas. Se você ainda não tem, fale com uma pessoa.',
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'mudar-depois-do-pedido',
    question: 'Como mudo a visita ou um dado depois do pedido?',
    wordings:
      'como remarco a visita|quero mudar a data da instalação depois do pedido|o técnico não veio|o técnico está atrasado|atrasou a instalação quem eu aviso|não vou estar em casa no dia|errei um dado do pedido|preciso adiar a visita|cadê o técnico|já pedi e nada aconteceu|já pedi e ninguém veio|o técnico faltou',
    reply: wishWords.correct.after,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'numero-do-pedido',
    question: 'Qual é o número do meu pedido?',
    wordings:
      'onde vejo o número do pedido|qual o número do pedido|meu protocolo|protocolo|qual o protocolo|código do pedido|número do protocolo|cadê o número do pedido',
    reply: { computed: 'orderNumber' },
  },
  {
    id: 'quanto-falta',
    question: 'Quanto falta para terminar?',
    wordings:
      'quanto falta|falta muito|quantas perguntas ainda|quantas perguntas faltam|está acabando|é muita pergunta|ainda tem muita pergunta|faltam quantas',
    reply: { computed: 'left' },
  },
  {
    id: 'quanto-tempo-leva',
    question: 'Quanto tempo leva o pedido?',
    wordings:
      'quanto tempo demora|como funciona|demora|leva muito tempo|é rapidinho|é demorado|quanto tempo leva|demora para fazer o pedido|como funciona isso aqui|é rápido fazer',
    reply: { computed: 'duration' },
  },
  {
    id: 'robo-ou-pessoa',
    question: 'Estou falando com uma pessoa ou com um robô?',
    wordings:
      'você é um robô|robô|estou falando com uma pessoa de verdade|quem é você|você é humano|é uma pessoa|é bot|com quem eu falo|com quem estou falando|é inteligência artificial|é atendimento automático|é gente|é máquina|você é de verdade',
    reply: replies.robot,
  },
  {
    id: 'quem-fornece',
    question: 'Quem é a empresa?',
    wordings:
      'quem é a empresa|qual a empresa|vocês são a tim|é da tim|qual o cnpj de vocês|qual o endereço da empresa|quem é o fornecedor|quem são vocês|que operadora é essa|quem fornece a internet|é a tim mesmo|qual a operadora',
    reply: replies.supplier,
  },
  {
    id: 'seguranca-dos-dados',
    question: 'Meus dados estão seguros?',
    wordings:
      'meus dados estão seguros|é seguro|seguro|isso é golpe|golpe|é confiável|posso confiar|e a lgpd|lgpd|vocês vendem meus dados|compartilham meus dados|o que fazem com os meus dados|política de privacidade|privacidade|e se for fraude|tenho medo de golpe|o site é seguro|meus dados vão vazar|quem vê meus dados|segurança dos dados',
    reply: replies.data,
  },
  {
    id: 'apagar-dados',
    question: 'Como apago os meus dados?',
    wordings:
      'como apago meus dados|quero excluir meu cadastro|apaga meus dados|deletar minha conta|remover minhas informações|direito ao esquecimento|exclua os meus dados|como tiro meus dados daí|quero que apaguem tudo sobre mim',
    reply: replies.deletion,
  },
  {
    id: 'analise-de-credito',
    question: 'Tem análise de crédito?',
    wordings:
      'consulta serasa|consulta spc|tenho nome sujo consigo|nome sujo|nome negativado|negativado pode contratar|tem análise de crédito|score baixo|estou com restrição|e se eu não for aprovado|demora a análise|fui reprovado|serasa|spc|como é a análise|nome no spc',
    reply: replies.analysis,
  },
]);

/** Whoever is a customer already, or wants to become another kind of one. */
export const customerEntries = entries([
  {
    id: 'ja-sou-cliente',
    question: 'Já sou cliente. O que faço aqui?',
    wordings:
      'já sou cliente|sou cliente|sou cliente de vocês|já tenho internet de vocês|já tenho a fibra de vocês|já tenho ultrafibra|já tenho o plano|sou cliente e quero ajuda|já sou assinante|já sou cliente da ultrafibra|sou cliente antigo|eu já tenho contrato com vocês',
    reply: `Renovar o plano ou migrar para a fibra é por aqui. Para o resto, ligue para ${supplier.support}.`,
    leads: {
      says: ['Renovar o plano', 'Migrar para a fibra', 'Segunda via', 'Minha internet caiu'],
    },
  },
  {
    id: 'mudar-de-endereco',
    question: 'Sou cliente e vou mudar de endereço. Como levo a internet?',
    wordings:
      'vou mudar de casa|vou me mudar|mudança de endereço|transferir a internet para outro endereço|mudei de casa e quero levar a internet|como transfiro minha internet|mudar a internet de endereço|vou trocar de apartamento posso levar a fibra',
    reply: `Quem já é cliente pede a mudança de endereço pelo suporte. ${replies.channels}`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'mudar-de-plano',
    question: 'Sou cliente e quero mudar de plano. Como faço?',
    wordings:
      'quero baixar meu plano|quero trocar de plano|quero mudar meu plano atual|meu plano atual está caro|essas ofertas são mais caras que o meu plano|quero aumentar minha velocidade|quero diminuir meu plano|fazer upgrade|downgrade do plano|sou cliente e quero outro plano',
    reply:
      'Quem já é cliente vê as ofertas do seu CPF na renovação. Para outra mudança no plano que já tem, fale com o suporte.',
    leads: { says: ['Renovar o plano', 'Falar com uma pessoa'] },
  },
  {
    id: 'outro-endereco',
    question: 'Já tenho em casa. Posso pedir para outro endereço?',
    wordings:
      'quero instalar em outro endereço|quero um segundo ponto|já tenho na minha casa e quero em outra|quero internet na casa da minha mãe|posso ter duas internets|quero colocar em outra casa|segundo ponto na casa da minha irmã|quero pedir para outro imóvel',
    reply: 'Pode: é um pedido novo, para o outro endereço. Siga por aqui com o CEP e o número dele.',
  },
]);
