import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { siteLinks } from '../../landing/site/site-links.ts';
import { renewingWords } from '../../screens/renewing-words.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

const samePayment =
  'A renovação não muda a forma de pagamento: ela continua a de hoje. Para trocá-la, fale com o suporte.';

/** Questions about billing. */
export const billingEntries = entries([
  {
    id: 'quando-comeca-a-cobranca',
    question: 'Quando começo a pagar?',
    reply: replies.firstBill,
    toRenewing: renewingWords.nextBill,
  },
  {
    id: 'bonus-no-celular',
    question: 'Tenho celular TIM. Ganho internet a mais com a fibra?',
    reply:
      'Nas ofertas para quem tem linha da TIM, sim, por até 12 meses: até 20 GIGA a mais no TIM Controle e até 30 no TIM Black. O seu número não muda.',
    leads: { text: 'Ver a oferta da minha linha TIM', path: siteLinks.mobilePlan },
  },
  {
    id: 'segunda-via-da-fatura',
    question: 'Como pego a segunda via da fatura?',
    reply: `Na área do cliente você copia o código de barras, paga por Pix ou baixa o PDF, sem custo. Sem acesso, peça pelo ${supplier.support}.`,
    leads: { text: 'Abrir a área do cliente', path: outsideLinks.customerArea },
  },
  {
    id: 'formas-de-pagamento',
    question: 'Quais são as formas de pagamento?',
    reply: replies.payment,
  },
  {
    id: 'vantagem-do-debito',
    question: 'Qual é a vantagem do débito automático?',
    reply: { computed: 'price' },
  },
  {
    id: 'debito-obrigatorio',
    question: 'O débito automático é obrigatório?',
    reply:
      'Não. Você escolhe: débito automático, com o menor preço, ou boleto por e-mail, que você paga por Pix ou código de barras. O preço de cada forma está no plano.',
    toRenewing: samePayment,
  },
  {
    id: 'conta-do-debito',
    question: 'Qual conta serve para o débito automático?',
    reply: { computed: 'account' },
  },
  {
    id: 'como-funciona-o-debito',
    question: 'Como funciona o débito automático?',
    reply: replies.waysOfPaying,
  },
  {
    id: 'onde-vejo-a-conta',
    question: 'Onde vejo a agência e o número da conta?',
    reply:
      'Agência e conta estão no aplicativo do banco e no cartão. O dígito da conta vem depois do traço. Se preferir, escolha o boleto.',
  },
  {
    id: 'diferenca-do-vencimento',
    question: 'Faz diferença o dia do vencimento?',
    reply:
      'O preço é o mesmo em qualquer dia: muda só quando a fatura vence. Muita gente escolhe um dia logo depois de receber.',
    toRenewing: renewingWords.sameDueDay,
  },
  {
    id: 'mudar-o-vencimento',
    question: 'Posso mudar o dia do vencimento depois?',
    reply: `Até confirmar o pedido, escreva “corrigir o vencimento”. Depois, peça a troca do dia na área do cliente ou pelo ${supplier.support}.`,
  },
  {
    id: 'dias-de-vencimento',
    question: 'Em quais dias posso pagar a fatura?',
    reply: { computed: 'dueDates' },
    toRenewing: renewingWords.sameDueDay,
  },
  {
    id: 'mudar-a-forma-de-pagamento',
    question: 'Posso mudar a forma de pagamento depois?',
    reply: `Antes de confirmar, escreva “corrigir a forma de pagamento”. Depois, peça pelo ${supplier.support}; sem o débito automático, vale o preço no boleto.`,
    toRenewing: samePayment,
  },
]);
