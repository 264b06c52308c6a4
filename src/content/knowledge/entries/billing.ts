import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/outside-links.ts';
import { siteLinks } from '../../landing/site-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** How it is paid for. */
export const billingEntries = entries([
  {
    id: 'quando-comeca-a-cobranca',
    question: 'Quando começo a pagar?',
    wordings:
      'quando pago a primeira fatura|preciso pagar agora|quando vem a primeira conta|quando começa a cobrança|primeira mensalidade|pago hoje|tem que pagar adiantado|pago antes de instalar|quando eu pago|a primeira conta é proporcional|a partir de quando pago|quando chega a primeira fatura|preciso pagar alguma coisa antes|paga alguma coisa na hora',
    reply: replies.firstBill,
  },
  {
    id: 'bonus-no-celular',
    question: 'Tenho celular TIM. Ganho internet a mais com a fibra?',
    wordings:
      'ganho bônus no celular|tenho tim controle ganho alguma coisa|quem tem tim black ganha mais internet|bônus de gigas no celular|ganho giga no chip|tem bônus para quem é cliente tim móvel|a fibra dá internet no celular|quantos gigas a mais no celular|tenho linha tim tem vantagem',
    reply:
      'Nas ofertas para quem tem linha da TIM, sim, por até 12 meses: até 20 GIGA a mais no TIM Controle e até 30 no TIM Black. O seu número não muda.',
    leads: { text: 'Ver a oferta da minha linha TIM', path: siteLinks.mobilePlan },
  },
  {
    id: 'segunda-via-da-fatura',
    question: 'Como pego a segunda via da fatura?',
    wordings:
      'segunda via|segunda via da conta|2ª via|2a via|segunda via do boleto|quero a segunda via da conta|boleto atrasado|perdi meu boleto|onde pego meu boleto|minha fatura não chegou|quero pagar minha fatura|quero pagar minha conta|cadê minha fatura|preciso do código de barras|ver minha fatura|como pago minha conta atrasada|2 via da fatura|não recebi o boleto|conta veio errada|minha fatura veio com o valor errado|não recebo mais a fatura|minha conta veio mais cara',
    reply: `Na área do cliente você copia o código de barras, paga por Pix ou baixa o PDF, sem custo. Sem acesso, peça pelo ${supplier.support}.`,
    leads: { text: 'Abrir a área do cliente', path: outsideLinks.customerArea },
  },
  {
    id: 'formas-de-pagamento',
    question: 'Quais são as formas de pagamento?',
    wordings:
      'formas de pagamento|quais as formas de pagamento|aceita cartão|cartão de crédito|dá para pagar com pix|pix|boleto|como eu pago|como posso pagar|débito automático|débito em conta|tem boleto|dá para parcelar|aceita débito|posso pagar no cartão|como faço para pagar|meios de pagamento|pode ser no boleto',
    reply: replies.payment,
  },
  {
    id: 'dias-de-vencimento',
    question: 'Em quais dias posso pagar a fatura?',
    wordings:
      'quais dias de vencimento tem|quais dias tem|que dia posso pagar|posso escolher o vencimento|quais os dias de vencimento|quais datas de vencimento|posso pagar em outro dia|quais são as opções de dia|qual o dia do vencimento',
    reply: { computed: 'dueDates' },
    about: 'due_date',
  },
  {
    id: 'mudar-a-forma-de-pagamento',
    question: 'Posso mudar a forma de pagamento depois?',
    wordings:
      'dá para tirar o débito depois|posso trocar para boleto depois|posso cancelar o débito automático|posso mudar do débito para o boleto|e se eu quiser mudar o pagamento depois|dá para trocar a conta do débito|tirar o débito automático',
    reply: `Antes de confirmar, escreva “corrigir a forma de pagamento”. Depois, peça pelo ${supplier.support}; sem o débito automático, vale o preço no boleto.`,
    about: 'bank',
  },
]);
