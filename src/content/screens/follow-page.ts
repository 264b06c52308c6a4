import { supplier } from '../supplier.ts';
import { renewingWords } from './renewing-words.ts';

/** The page to follow an order. */
export const followPageWords = {
  title: 'Acompanhar pedido',
  description:
    'Veja a situação do seu pedido, a data da instalação e os documentos, remarque a visita ou desista.',
  heading: 'Acompanhe o seu pedido',
  lead: 'Veja em que pé ele está, remarque a instalação, guarde os documentos ou desista em até 7 dias.',
  offScript: (phone: string) =>
    `Sem JavaScript, o pedido não aparece nesta página. Ligue para ${phone} e informe o número do pedido.`,
  looking: 'Procurando o seu pedido…',
  proof: {
    title: 'Qual é o seu pedido?',
    number: 'Número do pedido',
    numberHint: 'Começa com UF- e está na confirmação que enviamos',
    phoneEnding: 'Últimos 4 números do celular do pedido',
    phoneEndingHint: 'Só os 4 últimos, como 4321. Em uma renovação, do celular do contrato',
    open: 'Ver o pedido',
    opening: 'Procurando…',
    byCode: 'Não sei o celular: receber um código',
    lost: 'Não tem o número do pedido?',
    lostText: `Ele está no e-mail de confirmação. Se não achar, ligue para ${supplier.support}.`,
  },
  code: {
    title: 'Confirme com um código',
    explain: 'Enviamos um código para o celular ou o e-mail que está no pedido.',
    send: 'Enviar o código',
    sending: 'Enviando…',
    sent: 'Se o pedido existir, o código chega em instantes ao contato dele. Vale por 10 minutos.',
    label: 'Código de 6 números',
    open: 'Ver o pedido',
    opening: 'Conferindo…',
    again: 'Enviar outro código',
    byPhone: 'Usar o final do celular',
  },
  order: {
    number: (number: string) => `Pedido ${number}`,
    other: 'Ver outro pedido',
    history: 'Histórico',
    toCome: 'A seguir',
    summary: 'O que você pediu',
    protocol: 'Protocolo',
    placedAt: 'Feito em',
    plan: 'Plano',
    price: 'Preço por mês',
    payment: 'Pagamento',
    debit: 'Débito automático',
    bill: 'Boleto',
    dueDate: 'Vencimento',
    dueDay: (day: number) => `Dia ${day}`,
    address: 'Endereço da instalação',
    conditions: 'Ver preço e condições da oferta',
    documents: 'Documentos',
    filing: 'Preparando o arquivo…',
    files: {
      summary: ['Baixar o resumo do pedido (PDF)', 'O resumo foi baixado.'],
      contract: ['Baixar o contrato (PDF)', 'O contrato foi baixado.'],
      data: ['Baixar tudo o que guardamos sobre mim', 'O arquivo com os seus dados foi baixado.'],
    },
    label: 'Etiqueta padrão da oferta',
  },
  renewal: {
    number: (number: string) => `Renovação ${number}`,
    summary: 'O que você renovou',
  },
  visit: {
    title: 'Sua instalação',
    none: `O dia ainda não está marcado. Para combinar, ligue para ${supplier.support} e informe o número do pedido.`,
    adult: 'Um adulto precisa receber o técnico e ter um documento com foto.',
    move: 'Remarcar a instalação',
    day: 'Novo dia',
    period: 'Período',
    confirm: 'Remarcar para este dia',
    confirming: 'Remarcando…',
    keep: 'Deixar como está',
    moved: (when: string) => `Pronto. A instalação foi remarcada: ${when}.`,
    full: `Não há outro dia livre agora. Tente mais tarde ou ligue para ${supplier.support}.`,
    tooLate: `Para mudar a visita agora, ligue para ${supplier.support}.`,
    choose: 'Escolha o dia.',
    choosePeriod: 'Escolha o período.',
  },
  withdraw: {
    title: 'Desistir do pedido',
    until: (day: string) => `Você pode desistir até ${day}, sem custo e sem precisar explicar.`,
    ask: 'Quero desistir',
    sure: 'Tem certeza? O pedido termina e não volta.',
    confirm: 'Confirmar a desistência',
    confirming: 'Desistindo…',
    keep: 'Manter o pedido',
    receipt: 'Comprovante de desistência',
    received: (when: string, protocol: string) =>
      `Recebemos a sua desistência em ${when}. Protocolo ${protocol}.`,
    sent: 'O comprovante também vai para o contato do pedido.',
    over: `O prazo de 7 dias para desistir por aqui já passou. Para cancelar, ligue para ${supplier.support}.`,
  },
  people: {
    title: 'Precisa de uma pessoa?',
    text: 'Tenha o número do pedido em mãos.',
    whatsapp: 'Falar no WhatsApp',
    whatsappText: 'Olá, preciso de ajuda com um pedido da Ultrafibra.',
  },
  notLoaded: 'Não conseguimos carregar esta parte. Confira a conexão.',
  again: 'Tentar de novo',
} as const;

/** What each state means for the customer. */
export const stateWords = {
  placed: {
    title: 'Pedido recebido',
    text: 'Nossa equipe confere os dados e confirma a visita do técnico.',
    past: 'Pedido feito',
  },
  confirmed: {
    title: 'Pedido confirmado',
    text: 'Está tudo certo com os dados. Agora a equipe prepara a visita do técnico.',
    past: 'Pedido confirmado',
  },
  scheduled: {
    title: 'Instalação agendada',
    text: 'O técnico vem no dia e no período marcados.',
    past: 'Instalação agendada',
  },
  installed: {
    title: 'Fibra instalada',
    text: 'A internet já está funcionando. A primeira fatura é proporcional aos dias de uso.',
    past: 'Fibra instalada',
  },
  cancelled: {
    title: 'Pedido cancelado',
    text: `Este pedido terminou. Se não foi você quem cancelou, ligue para ${supplier.support}.`,
    past: 'Pedido cancelado',
  },
  withdrawn: {
    title: 'Você desistiu deste pedido',
    text: 'O contrato terminou sem custo para você.',
    past: 'Desistência recebida',
  },
} as const;

/** What each state of a renewal means for the customer. */
export const renewalStateWords = {
  placed: {
    title: 'Renovação recebida',
    text: `${renewingWords.nothingInstalled} Mudou de ideia? Ligue para ${supplier.support} em até 7 dias. Se não foi você quem pediu, o link que enviamos ao contato do contrato cancela a renovação.`,
  },
  confirmed: {
    title: 'Renovação confirmada',
    text: `${renewingWords.nothingInstalled} Mudou de ideia? Ligue para ${supplier.support} em até 7 dias do pedido.`,
  },
  cancelled: {
    title: 'Renovação cancelada',
    text: `O contato do contrato respondeu que não pediu, e nada muda no contrato. Se foi engano, ligue para ${supplier.support}.`,
  },
} as const;
