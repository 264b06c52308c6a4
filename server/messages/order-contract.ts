import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { type ConfirmationData, orderFacts } from '../../src/content/messages/order-confirmation.ts';
import { orderContractWords as words } from '../../src/content/messages/order-contract.ts';
import type { ListedPlan } from '../../src/contract/plan.ts';
import { offerClauses } from '../catalogue/offer-texts.ts';
import { serviceClauses } from '../catalogue/service-contract.ts';
import { documentPdf } from '../pdf/document-pdf.ts';
import type { Attachment } from './order-summary.ts';

/** The contract of one order: the clauses of every order, then what its offer adds to them. */
export async function orderContractFile(order: ConfirmationData, plan: ListedPlan): Promise<Attachment> {
  const placedOn = parseBrazilianDate(order.placedOn.slice(0, 10));
  const said = new Set(serviceClauses.map(([, text]) => text));
  const ofOffer = offerClauses(plan).filter(([, text]) => !said.has(text));
  const clauses = [
    ...serviceClauses,
    ...ofOffer.map(([title, text]) => [words.ofOffer(title, plan.plan), text] as const),
  ];
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
