import { giveAnswers } from '../../../scripts/shop/answer-all.ts';
import { openingOf, type Person, paulista } from '../../../scripts/shop/order-steps.ts';
import { dayInBrasilia, parseBrazilianDate, toIsoDate } from '../../../src/brazil/date.ts';
import type { Location } from '../../../src/contract/address.ts';
import { confirmLead, createLead, finishOrder, saveScheduleDate } from '../../../src/contract/calls/leads.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import type { Browser } from './browser.ts';

export { paulista };

export const noNetwork: Location = {
  ...paulista,
  cep: '69900062',
  address: 'Rua Benjamin Constant',
  neighborhood: 'Centro',
  city: 'Rio Branco',
  state: 'AC',
};

export const rio: Location = {
  ...paulista,
  cep: '20040020',
  address: 'Praça Pio X',
  neighborhood: 'Centro',
  city: 'Rio de Janeiro',
  state: 'RJ',
};

export const approvedCpf = '52998224725';
export const quizCpf = '11144477735';
export const rejectedCpf = '93541134780';

export const plan = { id: 101, sku: 'd500a', price: 69.99, withDebit: 59.99 };

const maria: Person = {
  name: 'Maria Souza',
  phone: '11987654321',
  email: 'maria@exemplo.com.br',
  birth_date: '02/02/1990',
  mothers_name: 'Josefa Quitéria Souza',
  cpf: approvedCpf,
  location: paulista,
};

/** Where an order is begun, and what is answered instead of what Maria answers. */
export interface Given extends Partial<Omit<Person, 'location'>> {
  /** Which has been used before. */
  readonly browser?: Browser;
  readonly idLead?: string;
  readonly key?: string;
  readonly door?: Partial<Location>;
}

/** Before which step of `orderSteps` an order stands: just begun, everything answered, or nothing left but to place it. */
export type OpenStep = 'name' | 'phone' | 'email' | 'birth_date' | 'confirmation' | 'order';

/** An order at Avenida Paulista that has come to a step. */
export async function leadAt(
  step: OpenStep,
  { browser, idLead: open, key, door, ...answers }: Given & { browser: Browser },
  now: Date,
) {
  const person = { ...maria, ...answers, location: { ...paulista, ...door } };
  const opening = openingOf({ person, offer: plan });
  const options = key === undefined ? {} : { key };
  const idLead = open ?? (await browser.call(createLead, opening, options)).idLead;
  if (idLead === null) throw new Error('No lead was opened');
  await giveAnswers(browser, { person, idLead, offer: plan, visit: firstSchedule(now) }, step);
  const params = { idLead };
  const confirm = () => browser.call(confirmLead, confirmation(idLead));
  const finish = (body: BodyOf<typeof finishOrder> = agreed) => browser.call(finishOrder, { params, body });
  return { browser, idLead, params, confirm, finish };
}

export const confirmation = (idLead: string) => ({ params: { idLead }, query: {}, body: {} });

/** A day as the database writes it. */
export function isoOf(date: string): string {
  const day = parseBrazilianDate(date);
  return day === null ? '' : toIsoDate(day);
}

export const chooseDay = (browser: Browser, params: { idLead: string }, now: Date) =>
  browser.call(saveScheduleDate, { params, body: { schedules: [firstSchedule(now)] } });

/** The first visit of a day that is offered: of the first, or of a later one. */
export function firstSchedule(now: Date, later = 0): { date: string; period: 'manha' | 'tarde' } {
  const day = offeredDays(dayInBrasilia(now.getTime()))[later];
  const [period] = day?.periods ?? [];
  if (!day || !period) throw new Error('No installation day is offered');
  return { date: day.date, period };
}

export const agreed = {
  accept_information: true,
  offerSelected: { sku: plan.sku, price: plan.price },
} as const satisfies BodyOf<typeof finishOrder>;
