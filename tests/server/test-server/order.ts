import { dayInBrasilia } from '../../../src/brazil/date.ts';
import type { Location } from '../../../src/contract/address.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import type { Browser } from './browser.ts';

export const paulista: Location = {
  cep: '01310100',
  number: '1000',
  is_block_allotment: false,
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

export const noNetwork: Location = {
  ...paulista,
  cep: '69900062',
  address: 'Rua Benjamin Constant',
  neighborhood: 'Centro',
  city: 'Rio Branco',
  state: 'AC',
};

export const approvedCpf = '52998224725';
export const quizCpf = '11144477735';
export const rejectedCpf = '93541134780';

export const plan = { id: 101, sku: 'd500a', price: 69.99, withDebit: 59.99 };

/** A lead at Avenida Paulista with a plan. */
export async function openLead(
  browser: Browser,
  key?: string,
  door: Partial<Location> = {},
): Promise<string> {
  const body = { coverage: { ...paulista, ...door }, lead: { idPlan: plan.id } };
  const { idLead } = await browser.call(leads.createLead, { body }, key === undefined ? {} : { key });
  if (idLead === null) throw new Error('No lead was opened');
  return idLead;
}

/** Gives all answers up to the confirmation. */
export async function giveAnswers(
  browser: Browser,
  idLead: string,
  { cpf = approvedCpf } = {},
): Promise<void> {
  const params = { idLead };
  await browser.call(leads.saveName, { params, body: { name: 'Maria Souza' } });
  await browser.call(leads.savePhone, { params, body: { phone: '11987654321' } });
  await browser.call(leads.saveEmail, {
    params,
    body: { email: 'maria@exemplo.com.br', accept_promotions: false },
  });
  await browser.call(leads.saveBirthDate, { params, body: { birth_date: '02/02/1990' } });
  await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Josefa Quitéria Souza' } });
  await browser.call(leads.saveDocument, { params, body: { cpf } });
  await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
}

export function firstSchedule(now: Date): { date: string; period: 'manha' | 'tarde' } {
  const [day] = offeredDays(dayInBrasilia(now.getTime()));
  const [period] = day?.periods ?? [];
  if (!day || !period) throw new Error('No installation day is offered');
  return { date: day.date, period };
}

/** Chooses the first day that is offered. */
export const chooseDay = (browser: Browser, params: { idLead: string }, now: Date) =>
  browser.call(leads.saveScheduleDate, { params, body: { schedules: [firstSchedule(now)] } });

export const agreed = {
  accept_information: true as const,
  offerSelected: { sku: plan.sku, price: plan.price },
};

/** Makes all calls but the last. */
export async function readyToFinish(
  browser: Browser,
  now: Date,
  door: Partial<Location> = {},
): Promise<string> {
  const idLead = await openLead(browser, undefined, door);
  const params = { idLead };
  await giveAnswers(browser, idLead);
  await browser.call(leads.confirmLead, { params, query: {}, body: {} });
  await chooseDay(browser, params, now);
  return idLead;
}
