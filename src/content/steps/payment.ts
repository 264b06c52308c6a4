import { agreement } from './agreement.ts';
import { changes } from './changes.ts';
import { type StageWords, saving } from './step-words.ts';

const accountReason =
  'Para pedir ao seu banco o débito da fatura. Os dados ficam cifrados e você cancela quando quiser, no banco ou conosco.';
const quizHint =
  'São perguntas rápidas sobre o que você informou. Elas protegem você de quem tente usar o seu CPF.';
const visitHint = 'Um adulto precisa receber o técnico. Você pode dar até três opções.';

/** Words of the fourth stage: payment, installation and consent. */
export const payment = {
  together: { title: 'Como você quer pagar?', page: 'Pagamento' },
  steps: {
    'data-de-vencimento': {
      title: 'Qual é o melhor dia para pagar?',
      page: 'Vencimento',
      bubble: 'Em que dia do mês é melhor pagar a fatura?',
      ways: ['Quando pago a primeira fatura?', 'Tem Pix?'],
      hint: 'A primeira fatura é proporcional aos dias de uso.',
      ...saving,
      fields: {
        due_date: {
          label: 'Dia do vencimento',
          inSentence: 'o dia do vencimento',
          expected: 'Escreva o dia do mês em que prefere pagar, como “dia 10”.',
          reason: 'É o dia em que a sua fatura vence todo mês.',
          changes: changes.other,
        },
      },
    },
    'ativar-debito': {
      title: 'Como você quer pagar?',
      page: 'Forma de pagamento',
      bubble: 'Quer pagar com débito automático, por um preço menor?',
      ways: ['Como pago no boleto?', 'Tem Pix?'],
      ...saving,
      fields: {
        direct_debit: {
          label: 'Forma de pagamento',
          inSentence: 'a forma de pagamento',
          expected: 'Escreva “débito automático” ou “boleto”.',
          reason: 'A forma de pagamento muda o preço, e é você quem escolhe.',
          changes: 'Mudar a forma de pagamento muda o preço; o resto fica.',
        },
      },
    },
    'conta-debito': {
      title: 'De qual conta vamos debitar?',
      page: 'Conta para débito',
      bubble: 'De qual conta vamos debitar?',
      ways: ['Por que a conta?', 'Meus dados são seguros?'],
      hint: 'A conta precisa estar no seu nome.',
      ofCompany: { hint: 'A conta precisa estar em nome da empresa.' },
      ...saving,
      fields: {
        bank: {
          label: 'Banco',
          name: 'Banco',
          hint: 'Escreva o nome ou o número e escolha na lista.',
          why: { label: 'Por que pedimos os dados da conta?', text: accountReason },
          inSentence: 'o banco',
          expected: 'Escreva o banco, a agência e a conta, como “Itaú, agência 1234, conta 12345-6”.',
          reason: accountReason,
          changes: 'Outro banco tem outra agência e outra conta; o resto fica.',
        },
        agency: {
          label: 'Agência',
          name: 'Agência',
          saysName: true,
          hint: 'Por exemplo: 1234',
          inSentence: 'a agência',
          expected: 'Escreva a agência, como 1234.',
          reason: accountReason,
          changes: changes.other,
        },
        account_number: {
          label: 'Conta com dígito',
          name: 'Conta',
          saysName: true,
          hint: 'Por exemplo: 12345-6',
          inSentence: 'a conta com o dígito',
          expected: 'Escreva a conta com o dígito, como 12345-6.',
          reason: accountReason,
          changes: changes.other,
        },
      },
    },
    'confirmando-dados': {
      title: 'Confirmando os seus dados',
      page: 'Confirmando os dados',
      bubble: 'Um momento, estou confirmando os seus dados.',
      waiting: {
        bubble: 'Confirmando os seus dados. Pode levar até meio minuto.',
        label: () => 'Pode levar até meio minuto.',
        detail: 'Não feche esta página.',
      },
    },
    validacao: {
      title: 'Confirme que é você',
      page: 'Confirmação de identidade',
      bubble: 'Para a sua segurança, responda algumas perguntas rápidas.',
      ways: ['Por que essas perguntas?', 'Meus dados são seguros?'],
      hint: quizHint,
      action: 'Responder',
      busy: 'Conferindo as respostas…',
      fields: {
        quiz: {
          label: 'Perguntas de confirmação',
          inSentence: 'as respostas',
          expected: 'Escreva a sua resposta como aparece nas opções, ou toque em uma delas.',
          reason: quizHint,
          changes: changes.other,
        },
      },
    },
    'validacao-erro1': {
      title: 'Não conseguimos aprovar o pedido agora',
      page: 'Pedido não aprovado',
      bubble: 'Não conseguimos aprovar o pedido agora.',
    },
    'validacao-erro2': {
      title: 'Não conseguimos confirmar que é você',
      page: 'Identidade não confirmada',
      bubble: 'Não conseguimos confirmar que é você.',
    },
    'data-instalacao': {
      title: 'Quando podemos instalar?',
      page: 'Data da instalação',
      bubble: 'Quando o técnico pode fazer a instalação?',
      ways: ['O quanto antes', 'Quanto custa a instalação?'],
      hint: visitHint,
      ...saving,
      fields: {
        schedules: {
          label: 'Dia e período da instalação',
          inSentence: 'o dia e o período',
          expected: 'Escreva o dia e o período, como “sexta de manhã”. Podem ser até três opções.',
          reason: visitHint,
          changes: changes.other,
        },
      },
    },
    confirmacao: {
      title: 'Confira e faça o pedido',
      page: 'Revisão do pedido',
      bubble: 'Este é o seu pedido. Confira tudo antes de confirmar.',
      ways: ['Tem fidelidade?', 'Posso cancelar depois?'],
      ordered: { title: 'Este pedido já foi feito', page: 'Pedido feito' },
      action: 'Fazer o pedido',
      busy: 'Fazendo o pedido…',
      fields: { accept_information: agreement },
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
} as const satisfies StageWords & Record<string, unknown>;
