import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import {
  afterTheOrder,
  type ConfirmationData,
  orderFacts,
  orderSummaryWords,
  withdrawalWords,
} from '../../src/content/messages/order-confirmation.ts';
import { documentPdf } from '../pdf/document-pdf.ts';

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** The order summary as a PDF: decree 7.962 requires a contract that can be kept and printed. */
export async function orderSummaryFile(order: ConfirmationData): Promise<Attachment> {
  const placedOn = parseBrazilianDate(order.placedOn.slice(0, 10));
  const lines = (facts: readonly (readonly [string, string])[]) =>
    facts.map(([label, value]) => `${label}: ${value}`);
  const content = await documentPdf({
    title: orderSummaryWords.title(order.orderNumber),
    updated: placedOn === null ? '' : toIsoDate(placedOn),
    lead: orderSummaryWords.lead,
    sections: [
      { heading: orderSummaryWords.order, list: lines(orderFacts(order)) },
      { heading: orderSummaryWords.next, list: afterTheOrder },
      { heading: orderSummaryWords.conditions, list: lines(order.conditions) },
      { heading: orderSummaryWords.withdrawal, paragraphs: withdrawalWords(order) },
    ],
  });
  return {
    filename: orderSummaryWords.file(order.orderNumber),
    content,
    contentType: 'application/pdf',
  };
}
