import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { type ConfirmationData, orderFacts } from '../../src/content/messages/order-confirmation.ts';
import { orderContractWords as words } from '../../src/content/messages/order-contract.ts';
import type { Clause } from '../catalogue/general-clauses.ts';
import { documentPdf } from '../pdf/document-pdf.ts';
import type { Attachment } from './order-summary.ts';

/** The contract of an order as a PDF, with the text that was accepted. */
export async function orderContractFile(
  order: ConfirmationData,
  clauses: readonly Clause[],
): Promise<Attachment> {
  const placedOn = parseBrazilianDate(order.placedOn.slice(0, 10));
  const content = await documentPdf({
    title: words.title(order.orderNumber),
    updated: placedOn === null ? '' : toIsoDate(placedOn),
    lead: words.lead,
    sections: [
      { heading: words.order, list: orderFacts(order).map(([label, value]) => `${label}: ${value}`) },
      ...clauses.map(([title, text], index) => ({
        heading: words.clause(index + 1, title),
        paragraphs: [text],
      })),
    ],
  });
  return { filename: words.file(order.orderNumber), content, contentType: 'application/pdf' };
}
