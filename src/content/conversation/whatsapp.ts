import { supplier } from '../supplier.ts';
import { conversationWords } from './words.ts';

/** What whoever goes on agrees to. */
export const whatsappConsent = 'ao continuar você aceita receber por aqui as mensagens dele';

/** What is said in WhatsApp alone. Every question and reply is that of the conversation. */
export const whatsappWords = {
  /** Before anything is asked: who this is, what is kept, and the three words that work at any time. */
  privacy: (policy: string) =>
    `${conversationWords.greeting} A Ultrafibra é um serviço da ${supplier.name}\n\nO que você escreve aqui fica guardado, cifrado, só para este pedido, e ${whatsappConsent}. Como cuidamos dos seus dados: ${policy}\n\nA qualquer momento escreva “pessoa” para falar com a equipe, “site” para continuar no site, “parar” para não receber mais mensagens ou “apagar” para apagar tudo.`,
  /** Once, with the first secret. */
  secret:
    'O que você enviar aqui fica na conversa do seu celular: não consigo apagar de lá. Se preferir, escreva “site” e responda no site.',
  /** Messages that hold no answer, as patterns without accents and signs: 'tudo bem' alone does, unless it asks. */
  smallTalk: {
    hello: 'oi|ola|opa|e ai|bom dia|boa tarde|boa noite',
    howAreYou: 'tudo bem|tudo bom|tudo joia|td bem|td bom|como vai|como vao|como esta|como estao',
    thanks: 'muito obrigado|muito obrigada|obrigado|obrigada|brigado|brigada|obg|valeu|vlw|agradeco',
    after: 'com|voce|voces|vc|vcs|pessoal|gente|moco|moca|amigo|amiga|viu',
  },
  /** Words that work at any time, without accents and signs, as patterns of a whole message. Who wants no messages may say so freely. */
  commands: {
    person: 'pessoa|atendente|falar com uma pessoa|falar com atendente|humano',
    stop:
      '(?:(?:eu|ja|oi|ola|por favor|quero) )*(?:stop|parar|parem?|sair|unsubscribe|cancelar inscricao|(?:me )?descadastr(?:ar|a|e|em)|me tir(?:a|e|em|ar) d(?:a|essa|esta) lista|' +
      '(?:nao (?:quero|desejo|gostaria de|aceito|autorizo)(?: mais)?(?: receber)?|nao (?:me )?(?:mand|envi)(?:ar|a|e|em)(?: mais)?|par(?:ar|a|e|em) de (?:me )?(?:mandar|enviar|receber)|chega de|cansei de)' +
      '(?: (?:mais|as|essas?|estas?|suas?|tantas?|de|nenhuma))*(?:(?<=(?:receber|mand[a-z]+|envi[a-z]+)(?: mais)?) nada| mensage(?:m|ns)| msgs?| zaps?| whats(?:app)?)(?: .*)?)(?: por favor)?',
    erase:
      'apagar|apagar tudo|(?:(?:eu|por favor|quero|quero que|pode|podem) )*(?:apag(?:ar|a|am|ue|uem)|exclu(?:ir|i|em|a|am)|delet(?:ar|a|am|e|em)|remov(?:er|e|em|a|am)) (?:todos )?(?:os )?meus dados(?: por favor)?',
    site: 'site|continuar no site|ir para o site|abrir no site',
    follow:
      'cade (?:o )?meu pedido|(?:quero )?acompanhar (?:o |meu |o meu )?pedido|meu pedido|status do (?:meu )?pedido',
  },
  /** To whoever waits for seconds, because many write at once. */
  late: 'Muita gente está escrevendo agora, e a resposta demora um pouco mais que o normal. Ela já vem.',
  ownNumber: 'Este número',
  /** After the reply to who wants no calls: of messages only a press or the words above are sure. */
  asksToStop: 'Se também não quer mais mensagens por aqui, toque:',
  stop: 'Parar mensagens',
  stopped:
    'Pronto, não envio mais mensagens. Se quiser voltar, é só escrever. O que você respondeu continua guardado pelo prazo da nossa política; para apagar, escreva “apagar”.',
  erased:
    'Apaguei tudo o que você respondeu. O que está nesta conversa, no seu celular, só você pode apagar.',
  /** In place of erasing: only a person can tell whose the former conversation is. */
  sharedBefore:
    'Ainda não apaguei nada: há também uma conversa antiga que pode ser sua ou de outra pessoa, com um número parecido. Uma pessoa da equipe confere, apaga o que é seu e responde por aqui.',
  /** Of several questions at once. */
  form: {
    open: 'Preencher formulário',
    offer: 'Preencha tudo de uma vez no formulário, que vai cifrado até nós, ou responda por aqui mesmo.',
    check: 'Confira este campo',
    ended: 'Este formulário não vale mais. Continue na conversa.',
    passed: 'Esse formulário já passou. Vamos daqui:',
  },
  call: 'Receber uma ligação',
  waits: (opens: string) => `Avisei a equipe. ${opens} O que você respondeu fica guardado aqui.`,
  site: {
    text: 'Continue no site de onde paramos. O link é só seu, vale por 30 minutos e abre uma vez o seu pedido.',
    nothing: 'Abra a conversa no site. Ainda não há pedido para levar.',
    label: 'Continuar no site',
    page: 'Seu pedido continua de onde parou no WhatsApp, neste aparelho.',
    over: 'Este link não vale mais',
    overText: 'Ele vale por 30 minutos e uma vez. Escreva “site” na conversa para receber outro.',
  },
  /** Shorter than on the page: buttons here have twenty characters. */
  follow: {
    move: 'Remarcar a visita',
    byCode: 'Receber um código',
    withdraw: 'Sim, desistir',
    kept: 'Tudo bem, o pedido continua.',
    hello: 'Oi! Que bom falar com você de novo.',
    /** Of an order whose number is not known here: its phone alone tells no more. */
    yours: (plan: string, on: string) => `Seu pedido do ${plan}, feito em ${on}`,
    paid: (offer: string, day: number, isDebit: boolean) =>
      `${offer} no ${isDebit ? 'débito automático' : 'boleto'}, vencimento no dia ${day}.`,
    another: 'Fazer outro pedido',
    prove:
      'Para mudar esse pedido, preciso do número dele: começa com UF- e está na confirmação que enviamos. Pergunto uma vez só.',
    moveFrom: (visit: string) => `Sua visita está marcada para ${visit}. Para quando quer mudar?`,
    taken: 'Nesse dia e horário não há vaga. Estes estão livres:',
    otherDays: 'Ver outros dias',
    keepVisit: 'Deixar como está',
    visitKept: (visit: string) => `Tudo bem, a visita continua marcada para ${visit}.`,
    amend: `Por aqui eu mudo o dia da visita. Plano, endereço, pagamento ou outro dado do pedido, uma pessoa da equipe muda: posso chamar, ou ligue para ${supplier.support} com o número dele.`,
    called: (at: string, when: string) =>
      `Você pediu uma ligação em ${at}, e ela ainda está na fila da equipe. ${when}`,
  },
  /** What cannot be read, and how to go on. */
  unread: {
    picture: 'Ainda não sei ler fotos. Escreva o que está nela, por favor.',
    voice: 'Ainda não sei ouvir áudios. Escreva, por favor, do seu jeito.',
    /** To the third in a row. */
    voices: 'Ainda não sei ouvir áudios. Uma pessoa da equipe ouve e responde por aqui, se preferir.',
    document: 'Não preciso de documentos aqui. Escreva a resposta, por favor.',
    video: 'Ainda não sei ver vídeos. Escreva o que precisa, por favor.',
    other: 'Isso eu não consigo ler por aqui. Escreva, por favor.',
  },
  /** What was received, for the people of the shop. */
  received: {
    picture: '[foto]',
    voice: '[áudio]',
    document: '[documento]',
    video: '[vídeo]',
    location: '[localização]',
    contact: '[contato]',
    form: '[formulário]',
    other: '[mensagem de outro tipo]',
    staff: '',
  },
  /** Of a person of the shop. */
  asks: (operator: string) => `${operator} pergunta:`,
  /** In place of a question that cannot be asked yet; the visitor hears nothing. */
  cannotAsk: 'Não foi perguntada: ela depende de respostas que ainda faltam.',
  noted: (operator: string) => `${operator} anotou o que você disse. Confira, por favor:`,
  /** Once, to who fell silent in the middle of an order; the open question follows. */
  nudge: 'Oi! O que você respondeu continua guardado. Quando puder, seguimos daqui:',
  /** Last words after which nobody is written to, without accents and signs. */
  declines: 'nao|desist[a-z]+|deixa (?:pra la|quieto)|sem interesse|mandar parar',
  /** A no that only says what is not known. */
  cannotTell: 'nao (?:sei|entendi|consigo|consegui|lembro|acho|achei|tenho certeza)',
  back: 'Sigo com você por aqui. Se precisar da equipe, escreva “pessoa”.',
  /** A name, phone or place that is not asked now. */
  notNow: 'Obrigado. Agora pergunto outra coisa:',
  code: {
    wrong: 'Este código não vale mais. Peça outro no site, ou continue por aqui.',
    /** The message that the link of the site writes. */
    text: (code: string) => `Quero continuar meu pedido da Ultrafibra aqui. Código ${code}`,
  },
  again: 'Esse botão já passou. Vamos daqui:',
  /** To a yes or a no to what is not asked any more. */
  passed: 'Essa pergunta já passou. Vamos daqui:',
} as const;
