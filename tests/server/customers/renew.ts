import {
  chooseRenewalOffer,
  findRenewalOffers,
  finishRenewal,
} from '../../../src/contract/calls/renewals.ts';
import type { VisitorGroups } from '../../../src/contract/measurement/visitor-groups.ts';
import type { Browser } from '../test-server/browser.ts';
import { offer, renewing } from './customer.ts';

/** Renews a contract of the sandbox. Returns the order number. */
export async function renew(
  browser: Browser,
  customer = renewing,
  measured?: VisitorGroups,
): Promise<string> {
  const { id_renewal_request: id } = await browser.call(findRenewalOffers, { body: customer });
  if (id === null) throw new Error('Nothing opened');
  await browser.call(chooseRenewalOffer, { params: { id_renewal_request_user: id }, body: { offer1: true } });
  const body = { accept_information: true as const, offerSelected: offer, ...(measured && { measured }) };
  return (await browser.call(finishRenewal, { params: { id }, body })).orderNumber;
}
