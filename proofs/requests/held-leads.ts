import { openingOf, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import type { Visitor } from '../../scripts/shop/visitor.ts';
import { createLead } from '../../src/contract/calls/leads.ts';

/** Leads of one browser, so that holder calls get past the access check. */
export async function heldLeads(visitor: Visitor, many = 12): Promise<string[]> {
  const { offer } = await readOffers(visitor);
  const ids: string[] = [];
  for (let serial = 1; serial <= many; serial++)
    ids.push((await visitor.call(createLead, openingOf({ person: personOf(serial), offer }))).id);
  return ids;
}
