import type { FaqItem } from './answer.ts';
import { billingFaq } from './general/billing.ts';
import { connectionFaq } from './general/connection.ts';
import { coverageFaq } from './general/coverage.ts';
import { endingFaq } from './general/ending.ts';
import { orderFaq } from './general/order.ts';
import { serviceFaq } from './general/service.ts';
import { streamingFaq } from './general/streaming.ts';

/** The general questions, in order. */
export const generalFaq: readonly FaqItem[] = [
  ...serviceFaq,
  ...coverageFaq,
  ...orderFaq,
  ...streamingFaq,
  ...connectionFaq,
  ...billingFaq,
  ...endingFaq,
];
