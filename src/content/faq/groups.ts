import type { FaqItem } from './answer.ts';
import { billingFaq } from './general/billing.ts';
import { connectionFaq } from './general/connection.ts';
import { coverageFaq } from './general/coverage.ts';
import { endingFaq } from './general/ending.ts';
import { orderFaq } from './general/order.ts';
import { serviceFaq } from './general/service.ts';
import { streamingFaq } from './general/streaming.ts';

export interface FaqGroup {
  /** Empty for a single group. */
  title: string;
  items: readonly FaqItem[];
}

/** The general questions by topic. */
export const generalGroups: readonly FaqGroup[] = [
  { title: 'A Ultrafibra e os planos', items: serviceFaq },
  { title: 'Cobertura', items: coverageFaq },
  { title: 'Pedido e instalação', items: orderFaq },
  { title: 'Streaming', items: streamingFaq },
  { title: 'Internet e atendimento', items: connectionFaq },
  { title: 'Fatura e pagamento', items: billingFaq },
  { title: 'Cancelamento', items: endingFaq },
];
