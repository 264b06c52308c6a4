import { supplier } from '../../src/content/supplier.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';

export const firstBill =
  'A cobrança começa no dia da instalação. A primeira fatura é proporcional aos dias entre a instalação e o ' +
  `vencimento escolhido; as seguintes são mensais. O vencimento pode ser no dia ${dueDates.slice(0, -1).join(', ')} ` +
  `ou ${dueDates.at(-1)}.`;

export const adjustment =
  'Os preços podem ser reajustados a cada 12 meses, contados da contratação, pela variação do IPCA (IBGE) ou do ' +
  'índice que o substituir, nunca em prazo menor. O reajuste é informado antes na fatura.';

export const withdrawal =
  'Pedidos feitos fora de uma loja podem ser desfeitos em até 7 dias, contados da contratação ou da instalação, sem ' +
  'justificativa, sem multa e com a devolução de tudo o que foi pago (artigo 49 do Código de Defesa do Consumidor).';

export const cancellation =
  'O cancelamento pode ser pedido a qualquer momento, em qualquer canal de atendimento, e é confirmado com um ' +
  'número de protocolo.';

export const channels =
  `${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}. Vendas: ${supplier.sales}. Suporte: ` +
  `${supplier.support}. Se a resposta não resolver, o cliente pode procurar a Anatel pelo ${supplier.regulator}.`;

export type Clause = readonly [title: string, text: string];

export const numbered = (clauses: readonly Clause[]): string =>
  clauses.map(([title, text], index) => `${index + 1}. ${title}. ${text}`).join('\n\n');
