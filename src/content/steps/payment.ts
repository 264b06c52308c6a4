import { answerNames } from '../answer-names.ts';

/** Words of the fourth stage: how the order is paid, when it is installed, and what is agreed to. */
export const payment = {
  steps: {
    'data-de-vencimento': {
      hint: 'A primeira fatura é proporcional aos dias de uso.',
      action: 'Continuar',
      busy: 'Salvando…',
    },
    'ativar-debito': { action: 'Continuar', busy: 'Salvando…' },
    'conta-debito': {
      hint: 'A conta precisa estar no seu nome.',
      ofCompany: { hint: 'A conta precisa estar em nome da empresa.' },
      action: 'Continuar',
      busy: 'Salvando…',
    },
    validacao: {
      hint: 'São perguntas rápidas sobre o que você informou. Elas protegem você de quem tente usar o seu CPF.',
      action: 'Responder',
      busy: 'Conferindo as respostas…',
    },
    'data-instalacao': {
      hint: 'Um adulto precisa receber o técnico. Você pode dar até três opções.',
      action: 'Continuar',
      busy: 'Salvando…',
    },
    confirmacao: { action: 'Fazer o pedido', busy: 'Fazendo o pedido…' },
  },
  fields: {
    due_date: { label: 'Dia do vencimento' },
    direct_debit: { label: 'Forma de pagamento' },
    bank: {
      label: answerNames.bank,
      hint: 'Escreva o nome ou o número e escolha na lista.',
      why: {
        label: 'Por que pedimos os dados da conta?',
        text: 'Para pedir ao seu banco o débito da fatura. Os dados ficam cifrados e você cancela quando quiser, no banco ou conosco.',
      },
    },
    agency: { label: answerNames.agency, hint: 'Por exemplo: 1234' },
    account_number: { label: 'Conta com dígito', hint: 'Por exemplo: 12345-6' },
    quiz: { label: 'Perguntas de confirmação' },
    schedules: { label: 'Dia e período da instalação' },
    accept_information: {
      label: 'Li e aceito as condições do pedido, o contrato e o regulamento da oferta',
    },
  },
  directDebit: {
    yes: 'Débito automático',
    no: 'Boleto por e-mail',
    cheaper: (amount: string) => `${amount} a menos todo mês, sem data para lembrar`,
    plain: 'Você recebe a fatura e paga por Pix ou código de barras',
    samePrice: 'Sem data para lembrar',
  },
  day: (day: number) => `Dia ${day}`,
  loadingList: 'Buscando as opções…',
  listFailed: 'Não conseguimos buscar as opções agora.',
} as const;
