import { agreement, renewalAgreement } from '../steps/agreement.ts';
import { supplier } from '../supplier.ts';

const confirmsAlone =
  'Se está tudo certo, você confirma pelo link que vai por mensagem. Para mudar algo, diga “corrigir” e o quê.';

/** What is said in an order by phone alone: a person of the shop reads it to the customer, and answers for them. */
export const phoneWords = {
  /** Before anything is asked. */
  privacy: () =>
    `Vou anotar o seu pedido da Ultrafibra, um serviço da ${supplier.name} O que você me disser fica guardado, cifrado, só para este pedido. No fim você recebe um link para conferir o preço e o contrato e confirmar você mesmo. A política de privacidade está no nosso site. Posso começar?`,
  began: 'Pedido por telefone aberto',
  /** In place of the consent, which is the customer's own. */
  confirms: 'Quem confirma é o cliente, pelo link que vai por mensagem: preço, contrato e débito estão nele.',
  send: 'Enviar o link ao cliente',
  sent: (until: string) =>
    `Enviamos o link; fale com o cliente enquanto ele confirma. Vai por WhatsApp e, se não chegar, por SMS ou e-mail. Vale até ${until} e abre uma vez. Aqui aparece quando ele abrir e quando confirmar.`,
  nothingToSend: 'Ainda não há pedido para enviar: responda antes às perguntas.',
  closed: 'Este pedido já foi confirmado ou apagado: não há link para enviar.',
  opened: 'O cliente abriu o link.',
  priceChanged: (before: string, now: string) =>
    `O preço mudou: foi lido ${before} e agora é ${now}. O link mostra os dois ao cliente, e só vale se ele concordar.`,
  ordered: (number: string) => `O cliente confirmou. Pedido ${number}.`,
  /** What the customer does by themselves, or the team elsewhere in the panel. */
  notHere: {
    erase:
      'Aqui nada se apaga. Quem pede para apagar os dados é atendido em “Dados de uma pessoa”, pela gestão, ou apaga no próprio aparelho.',
    person:
      'O cliente já fala com uma pessoa: você. Se ele quer falar com um colega, passe a conversa em “Conduzir”.',
    follow:
      'Aqui não se acompanha pedido. O cliente acompanha, muda a visita e desiste em Acompanhar pedido; a equipe vê o pedido em “Pedidos”.',
  },
  /** Who listens neither writes nor presses: words of the conversation, and what is read out in their place. */
  spoken: {
    [agreement.expected]: confirmsAlone,
    [renewalAgreement.expected]: confirmsAlone,
    'para confirmar, escreva “aceito”': 'para confirmar, use o link que vai por mensagem',
    'é só tocar': 'é só dizer',
    'responda com um toque': 'responda por uma das opções',
    'Toque nele': 'Diga que sim',
    'toque nele': 'diga que sim',
    'Toque nela': 'Diga que sim',
    'Toque na': 'Diga a',
    'Toque no': 'Diga o',
    'toque em um dos botões abaixo, ou escreva': 'diga',
    'envie a sua localização por aqui, no clipe': 'diga o CEP',
    'Esse botão': 'Essa opção',
    Escreva: 'Diga',
    escreva: 'diga',
    'Toque em': 'Diga',
    'toque em': 'diga',
  },
  /** The page of the link. */
  page: {
    title: 'Conferir o pedido',
    text: 'Seu pedido por telefone está preenchido. Confira o plano, o preço e o contrato e confirme você mesmo.',
    over: 'Este link não vale mais',
    overText:
      'Ele abre uma vez e vale por 24 horas. Se você já confirmou, acompanhe pelo número do pedido. Se não, peça outro link a quem atendeu você.',
  },
} as const;

/** Refused where a person of the shop answers: money and contract are the customer's to confirm. */
export const confirmedByCustomer = 'Quem contrata confirma no próprio aparelho: envie o link ao cliente.';
