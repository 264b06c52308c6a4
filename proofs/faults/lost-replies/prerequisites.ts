import { answerAll } from '../../../scripts/shop/answer-all.ts';
import type { CallOptions } from '../../../scripts/shop/call-request.ts';
import { finishOf, type Ordering, type Person } from '../../../scripts/shop/order-steps.ts';
import type { OfferedVisit, OfferOnSale } from '../../../scripts/shop/read-offers.ts';
import type { Answer, Visitor } from '../../../scripts/shop/visitor.ts';
import { messageChannels } from '../../../server/messages/message-kinds.ts';
import { finishOrder } from '../../../src/contract/calls/leads.ts';
import { findMigrationOffers } from '../../../src/contract/calls/migrations.ts';
import {
  chooseRenewalOffer,
  findRenewalOffers,
  finishRenewal,
} from '../../../src/contract/calls/renewals.ts';
import type { Endpoint, InputOf } from '../../../src/contract/endpoint.ts';
import { monthlyPrice } from '../../../src/contract/offer/monthly-price.ts';
import type { ShopDatabase } from '../open-shop-database.ts';

/** Prerequisites of a call. */
export interface Prerequisites {
  readonly visitor: Visitor;
  /** An administrator. */
  readonly operator: Visitor;
  readonly shop: ShopDatabase;
  readonly offer: OfferOnSale;
  readonly visits: readonly OfferedVisit[];
  /** A new person. */
  readonly person: Person;
}

export interface WritingCall {
  readonly endpoint: Endpoint;
  /** Tables that the repeated call may change, besides access and rate limits. */
  readonly mayChange: readonly string[];
  /** Makes the preceding calls and returns the call under test. */
  prepare(stage: Prerequisites): Promise<(options: CallOptions) => Promise<Answer>>;
}

const prepared =
  (who: 'visitor' | 'operator') =>
  <const E extends Endpoint>(
    endpoint: E,
    inputOf: (stage: Prerequisites) => Promise<InputOf<E>>,
    mayChange: readonly string[] = [],
  ): WritingCall => ({
    endpoint,
    mayChange,
    prepare: async (stage) => {
      const input = await inputOf(stage);
      return (options) => stage[who].ask(endpoint, input, options);
    },
  });

export const byVisitor = prepared('visitor');
export const byOperator = prepared('operator');

/** A lead with all answers before the given step. */
export async function answered(
  stage: Prerequisites,
  before?: string,
  cpf = stage.person.cpf,
): Promise<Ordering> {
  const { visitor, offer, visits } = stage;
  const [visit] = visits;
  if (visit === undefined) throw new Error('No visit is offered');
  return answerAll(visitor, { ...stage.person, cpf }, { offer, visit }, before);
}

/** Places an order and returns its number. */
export async function ordered(stage: Prerequisites): Promise<{ ordering: Ordering; orderNumber: string }> {
  const ordering = await answered(stage);
  const { orderNumber } = await stage.visitor.call(finishOrder, finishOf(ordering));
  return { ordering, orderNumber };
}

/** Customers of the sandbox. */
export const renewing = { cpf: '70000001120', birth_date: '15/03/1985' };
/** Each customer renews once: one for each call of the panel. */
const renewingForThePanel = { shown: '70000001201', noted: '70000001392', carriedOut: '70000001473' };
export const migrating = { cpf: '80000001139', birth_date: '22/08/1978' };

/** Opens a renewal and returns its first offer. */
export const openRenewal = async ({ visitor }: Prerequisites, customer = renewing) => {
  const { id_renewal_request, plansOffers, direct_debit } = await visitor.call(findRenewalOffers, {
    body: customer,
  });
  const [offer] = plansOffers;
  if (id_renewal_request === null || offer === undefined) throw new Error('No renewal was opened');
  return { id: id_renewal_request, offer, price: monthlyPrice(offer, direct_debit) };
};

/** The call that finishes a renewal, up to which everything is answered. */
export async function finishOfRenewal(stage: Prerequisites, customer = renewing) {
  const { id, offer, price } = await openRenewal(stage, customer);
  await stage.visitor.call(chooseRenewalOffer, {
    params: { id_renewal_request_user: id },
    body: { offer1: true },
  });
  const offerSelected = { sku: offer.sku, price };
  return { params: { id }, body: { accept_information: true as const, offerSelected } };
}

/** Renews a contract and returns the order number. */
export async function renewed(
  stage: Prerequisites,
  purpose: keyof typeof renewingForThePanel,
): Promise<string> {
  const finish = await finishOfRenewal(stage, { ...renewing, cpf: renewingForThePanel[purpose] });
  return (await stage.visitor.call(finishRenewal, finish)).orderNumber;
}

/** Opens a migration and returns its first plan. */
export const openMigration = async ({ visitor }: Prerequisites) => {
  const { idLead, plansOffers } = await visitor.call(findMigrationOffers, { body: migrating });
  const [offer] = plansOffers;
  if (idLead === null || offer === undefined) throw new Error('No migration was opened');
  return { idLead, offer };
};

/** The data of the last message in the outbox. */
export async function lastMessage({ shop: { database, repositories } }: Prerequisites): Promise<unknown> {
  const [last] = await database.read((db) =>
    repositories.outbox.list(db, { many: 1, channels: messageChannels }, new Date()),
  );
  return last?.data;
}
