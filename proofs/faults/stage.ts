import { answerAll } from '../../scripts/shop/answer-all.ts';
import { finishOf, type Ordering, openingOf, type Person } from '../../scripts/shop/order-steps.ts';
import type { OfferedVisit, OfferOnSale } from '../../scripts/shop/read-offers.ts';
import type { Visitor } from '../../scripts/shop/visitor.ts';
import { messageChannels } from '../../server/messages/message-kind.ts';
import { costOfRandom, hashPassword } from '../../server/operators/password.ts';
import { createNoCoverageLead } from '../../src/contract/calls/coverage.ts';
import { confirmLead, finishOrder } from '../../src/contract/calls/leads.ts';
import { findMigrationOffers } from '../../src/contract/calls/migrations.ts';
import { chooseRenewalOffer, findRenewalOffers, finishRenewal } from '../../src/contract/calls/renewals.ts';
import { requestCall } from '../../src/contract/calls/support.ts';
import { monthlyPrice } from '../../src/contract/offer/monthly-price.ts';
import { takeItem } from '../../src/contract/panel/queues.ts';
import type { ShopDatabase } from './open-shop-database.ts';

export interface Stage {
  /** A browser in which an administrator of their own is signed in, and that has not ordered yet. */
  readonly visitor: Visitor;
  readonly account: { readonly id: string; readonly email: string };
  readonly shop: ShopDatabase;
  readonly offer: OfferOnSale;
  readonly visits: readonly OfferedVisit[];
  readonly person: Person;
}

/** Values by the names that the contract gives them. */
export type Known = Readonly<Record<string, unknown>>;

export const password = 'uma senha de prova';
export const secret = 'A'.repeat(32);
let passwordHash: Promise<string> | undefined;

export async function addOperator(
  { database, repositories }: ShopDatabase,
  email: string,
  role: 'admin' | 'seller' = 'admin',
): Promise<string> {
  passwordHash ??= hashPassword(password, costOfRandom);
  const operator = { email, name: 'Prova', role, passwordHash: await passwordHash };
  const id = await database.write((db) => repositories.operators.add(db, operator, new Date()));
  if (id === undefined) throw new Error(`The account ${email} is there already`);
  return id;
}

export const openSession = ({ database, repositories }: ShopDatabase, operator: string): Promise<string> =>
  database.write((db) => repositories.operatorSessions.open(db, operator, new Date()));

/** What fits calls in any situation. */
export const knownOf = ({ person, offer, visits }: Stage): Known => ({
  ...person,
  ...person.location,
  ...openingOf({ person, offer }).body,
  ...{ accept_information: true, due_date: 10, direct_debit: false, schedules: visits.slice(0, 1) },
  ...{ telephone: person.phone, addon: 'timblack', password },
  ...{ day: '*', capacity: 3, isOn: false, delayHours: 3, heldPercent: 10 },
});

export const answered = (
  { visitor, offer, visits: [visit], person }: Stage,
  before?: string,
  cpf = person.cpf,
): Promise<Ordering> => {
  if (visit === undefined) throw new Error('No visit is offered');
  return answerAll(visitor, { ...person, cpf }, { offer, visit }, before);
};

export const confirmed = async (stage: Stage, cpf: string) => {
  const { idLead } = await answered(stage, 'confirmation', cpf);
  return { idLead, ...(await stage.visitor.call(confirmLead, { params: { idLead }, query: {}, body: {} })) };
};

export const ordered = async (stage: Stage) => {
  const { orderNumber } = await stage.visitor.call(finishOrder, finishOf(await answered(stage)));
  return { orderNumber, number: orderNumber, phoneEnding: stage.person.phone.slice(-4) };
};

export const noNetwork = {
  ...{ cep: '69900062', number: '1000', is_block_allotment: false },
  ...{ address: 'Rua Benjamin Constant', neighborhood: 'Centro', city: 'Rio Branco', state: 'AC' as const },
};

export const leftContact = async ({ visitor, person: { name, phone } }: Stage) => {
  const { id } = await visitor.call(createNoCoverageLead, { body: { ...noNetwork, name, phone } });
  return { id, idLead: id, phoneEnding: phone.slice(-4) };
};

export const collaborator = ({ person }: Stage) => ({
  email: `pessoa.${person.location.number}@timbrasil.com.br`,
});

export const codeSent = async ({ shop: { database, repositories } }: Stage): Promise<string> => {
  const [last] = await database.read((db) =>
    repositories.outbox.list(db, { many: 1, channels: messageChannels }, new Date()),
  );
  return String(Object(last?.data).code);
};

/** Customers of the sandbox. Each renews once. */
export const renewing = { cpf: '70000001120', birth_date: '15/03/1985' };
const renewed = { ...renewing, cpf: '70000001201' };
export const migrating = { cpf: '80000001139', birth_date: '22/08/1978' };

export const openRenewal = async ({ visitor }: Stage, customer = renewing) => {
  const found = await visitor.call(findRenewalOffers, { body: customer });
  const [offer] = found.plansOffers;
  const id = found.id_renewal_request;
  if (id === null || offer === undefined) throw new Error('No renewal was opened');
  const price = monthlyPrice(offer, found.direct_debit);
  return { id, id_renewal_request_user: id, offer1: true, offerSelected: { sku: offer.sku, price } };
};

export const chosenRenewal = async (stage: Stage, customer = renewing) => {
  const opened = await openRenewal(stage, customer);
  const params = { id_renewal_request_user: opened.id };
  await stage.visitor.call(chooseRenewalOffer, { params, body: { offer1: true } });
  return opened;
};

let orderOfRenewal: Promise<string> | undefined;

/** The number of an order that renews, one for all calls of the panel. */
export const orderThatRenews = (stage: Stage): Promise<string> => {
  orderOfRenewal ??= orderRenewal(stage);
  return orderOfRenewal;
};

async function orderRenewal(stage: Stage): Promise<string> {
  const { id, offerSelected } = await chosenRenewal(stage, renewed);
  const body = { accept_information: true as const, offerSelected };
  const { orderNumber } = await stage.visitor.call(finishRenewal, { params: { id }, body });
  // Nobody may object any more.
  await stage.shop.database.write((db) =>
    db
      .updateTable('renewal_orders')
      .set({ carried_out_from: '2000-01-01T00:00:00.000Z' })
      .where('number', '=', orderNumber)
      .execute(),
  );
  return orderNumber;
}

export const openMigration = async ({ visitor }: Stage) => {
  const { idLead, plansOffers } = await visitor.call(findMigrationOffers, { body: migrating });
  return { idLead, idPlan: plansOffers[0]?.id, step: 'number', number: '12' };
};

export const queued = async ({ visitor, person }: Stage) => {
  const { id } = await visitor.call(requestCall, { body: { telephone: person.phone } });
  return { queue: 'calls' as const, id, outcome: 'not-interested' as const };
};

export const taken = async (stage: Stage) => {
  const { queue, id, outcome } = await queued(stage);
  await stage.visitor.call(takeItem, { params: { queue, id } });
  return { queue, id, outcome };
};

export const forgetful = async (stage: Stage, known: Known): Promise<Known> => {
  const own = stage.visitor.cookies.get('painel') ?? '';
  stage.visitor.cookies.clear();
  stage.visitor.cookies.set('painel', own);
  return known;
};
