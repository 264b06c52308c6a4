import { createLead, finishOrder, saveName as saveNameOf } from '../../../src/contract/calls/leads.ts';
import { answerAll } from '../../shop/answer-all.ts';
import { finishOf, openingOf, personOf } from '../../shop/order-steps.ts';
import { readOffers } from '../../shop/read-offers.ts';
import type { Visitor } from '../../shop/visitor.ts';

let onOffer: ReturnType<typeof readOffers> | undefined;
let orders = 0;

/** A new person for each order; the offers are read once. */
async function nextOrder(visitor: Visitor) {
  onOffer ??= readOffers(visitor);
  const { offer, visits } = await onOffer;
  orders += 1;
  const visit = visits[orders % visits.length];
  if (visit === undefined) throw new Error('No visit is offered');
  return { person: personOf(orders), offer, visit };
}

export async function openLead(visitor: Visitor): Promise<string> {
  return (await visitor.call(createLead, openingOf(await nextOrder(visitor)))).id;
}

export const saveName = (visitor: Visitor, idLead: string): Promise<unknown> =>
  visitor.call(saveNameOf, { params: { idLead }, body: { name: 'Maria Souza Lima' } });

/** Makes all calls of an order, each time in a fresh browser. */
export async function placeOrder(visitor: Visitor): Promise<string> {
  visitor.cookies.clear();
  const { person, ...offered } = await nextOrder(visitor);
  const ordering = await answerAll(visitor, person, offered);
  return (await visitor.call(finishOrder, finishOf(ordering))).orderNumber;
}
