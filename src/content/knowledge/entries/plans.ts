import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** Questions about plans, price and contract. */
export const planEntries = entries([
  {
    id: 'preco',
    question: 'Quanto custa a internet?',
    reply: { computed: 'price' },
  },
  {
    id: 'negociar',
    question: 'Dá para negociar o preço?',
    reply: { computed: 'negotiation' },
  },
  {
    id: 'preco-diferente',
    question: 'O preço está diferente do que eu vi. Por quê?',
    reply:
      'Vale o preço que aparece no plano e na revisão: ele depende do seu endereço e da forma de pagamento, e no débito automático é menor. Nada é pedido antes de você conferir e aceitar.',
  },
  {
    id: 'reajuste',
    question: 'O preço aumenta depois?',
    reply: `${replies.price.adjustment} ${replies.price.discounts}`,
    leads: { says: ['Quanto fica depois do desconto?'] },
  },
  {
    id: 'diferenca-entre-planos',
    question: 'Qual é a diferença entre os planos?',
    reply: { computed: 'difference' },
  },
  {
    id: 'fidelidade',
    question: 'Tem fidelidade e multa?',
    reply: { computed: 'loyalty' },
  },
  {
    id: 'velocidade',
    question: 'Qual é a velocidade?',
    reply: { computed: 'speed' },
  },
  {
    id: 'contrato',
    question: 'Onde leio o contrato e o regulamento?',
    reply: { computed: 'contract' },
  },
  {
    id: 'telefone-e-portabilidade',
    question: 'Preciso de telefone ou de portabilidade?',
    reply: replies.portability,
  },
]);
