import { isDeepStrictEqual } from 'node:util';
import type { Lead } from '../../server/leads/lead.ts';
import type { Location } from '../../src/contract/address.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { digits } from '../seed/chance.ts';
import { madeUpContact, madeUpDocument } from '../seed/made-up-people.ts';
import type { CallOptions } from './call-request.ts';
import type { OfferedVisit, OfferOnSale } from './read-offers.ts';
import type { Answer, Client } from './visitor.ts';

export type Person = ReturnType<typeof madeUpContact> &
  ReturnType<typeof madeUpDocument> & { readonly location: Location };

/** Deterministic, so that the auditor can derive the answers from the number. */
export function personOf(serial: number): Person {
  const chance = seededRandom(serial);
  return {
    ...madeUpContact(chance),
    ...madeUpDocument(chance),
    email: `visitante.${serial}@exemplo.com.br`,
    location: { ...paulista, number: `${serial}${digits(chance, 1)}` },
  };
}

export const paulista: Location = {
  cep: '01310100',
  number: '1000',
  is_block_allotment: false,
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

export interface Ordering {
  readonly person: Person;
  readonly idLead: string;
  readonly offer: OfferOnSale;
  readonly visit: OfferedVisit;
}

export interface OrderStep {
  readonly name: string;
  ask<Given extends Answer>(visitor: Client<Given>, ordering: Ordering, options: CallOptions): Promise<Given>;
  /** Whether the lead contains the answer. */
  isKept(lead: Lead, person: Person): boolean;
}

const step = <const E extends Endpoint>(
  name: string,
  endpoint: E,
  input: (ordering: Ordering) => InputOf<E>,
  isKept: OrderStep['isKept'],
): OrderStep => ({
  name,
  ask: (visitor, ordering, options) => visitor.ask(endpoint, input(ordering), options),
  isKept,
});

const answer = <const E extends Endpoint>(
  name: keyof Person & keyof Lead,
  endpoint: E,
  input: (ordering: Ordering) => InputOf<E>,
): OrderStep => step(name, endpoint, input, (lead, person) => isDeepStrictEqual(lead[name], person[name]));

const about = <const Body>({ idLead }: Ordering, body: Body) => ({ params: { idLead }, body });

/** Calls of an order after its lead is opened. */
export const orderSteps: readonly OrderStep[] = [
  answer('name', leads.saveName, (at) => about(at, { name: at.person.name })),
  answer('phone', leads.savePhone, (at) => about(at, { phone: at.person.phone })),
  answer('email', leads.saveEmail, (at) => about(at, { email: at.person.email, accept_promotions: false })),
  answer('birth_date', leads.saveBirthDate, (at) => about(at, { birth_date: at.person.birth_date })),
  answer('mothers_name', leads.saveMothersName, (at) => about(at, { mothers_name: at.person.mothers_name })),
  answer('cpf', leads.saveDocument, (at) => about(at, { cpf: at.person.cpf })),
  step(
    'due_date',
    leads.saveDueDate,
    (at) => about(at, { due_date: 10 }),
    ({ due_date }) => due_date === 10,
  ),
  step(
    'direct_debit',
    leads.saveBankInfo,
    (at) => about(at, { direct_debit: false }),
    ({ direct_debit }) => direct_debit === false,
  ),
  step(
    'confirmation',
    leads.confirmLead,
    (at) => ({ ...about(at, {}), query: {} }),
    ({ risk_status }) => risk_status === 'approved',
  ),
  step(
    'schedules',
    leads.saveScheduleDate,
    (at) => about(at, { schedules: [at.visit] }),
    ({ schedules }) => schedules !== null,
  ),
];

export const openingOf = ({ person, offer }: Pick<Ordering, 'person' | 'offer'>) => ({
  body: { coverage: person.location, lead: { idPlan: offer.id } },
});

export const finishOf = (ordering: Ordering) =>
  about(ordering, {
    accept_information: true,
    offerSelected: { sku: ordering.offer.sku, price: ordering.offer.price },
  });
