import { join } from 'node:path';
import * as z from 'zod/mini';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { dayInBrasilia } from '../../../src/brazil/date.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { root } from '../../root.ts';
import { chanceFrom, numberBelow } from '../../seed/chance.ts';
import { madeUpContact, madeUpDocument } from '../../seed/made-up-people.ts';
import type { Visitor } from './visitor.ts';

const chance = chanceFrom(Date.now());
const opened = z.object({ idLead: z.string() });
const ordered = z.object({ orderNumber: z.string() });
const [plan] = readPlanLists(join(root, 'catalogue')).forCampaign(undefined);
if (plan === undefined) throw new Error('The catalogue sells nothing');

/** A lead at a covered address, with a plan. */
export async function openLead(visitor: Visitor): Promise<string> {
  const body = {
    coverage: {
      cep: '01310100',
      number: String(1 + numberBelow(chance, 100_000)),
      is_block_allotment: false,
      address: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    lead: { idPlan: plan?.id },
  };
  return opened.parse(await visitor.call({ method: 'POST', path: 'lead-v2', body })).idLead;
}

export const saveName = (visitor: Visitor, idLead: string): Promise<unknown> =>
  visitor.call({ method: 'PATCH', path: `lead-v2/${idLead}/name`, body: { name: 'Maria Souza Lima' } });

/** Every call that an order takes, from the address to its number. */
export async function placeOrder(visitor: Visitor): Promise<string> {
  const idLead = await openLead(visitor);
  const { name } = madeUpContact(chance);
  const { cpf, mothers_name, birth_date } = madeUpDocument(chance);
  const answers: Record<string, object> = {
    name: { name },
    phone: { phone: '11987654321' },
    email: { email: 'maria@exemplo.com.br', accept_promotions: false },
    birthDate: { birth_date },
    motherName: { mothers_name },
    documentNumber: { cpf },
    dueDate: { due_date: 10 },
    bankInfo: { direct_debit: false },
  };
  for (const [step, body] of Object.entries(answers))
    await visitor.call({ method: 'PATCH', path: `lead-v2/${idLead}/${step}`, body });
  await visitor.call({ method: 'PUT', path: `lead-v2/${idLead}`, body: {} });
  await visitor.call({
    method: 'PATCH',
    path: `lead-v2/${idLead}/scheduleDate`,
    body: { schedules: [firstVisit()] },
  });
  const offerSelected = { sku: plan?.sku, price: plan?.price };
  const body = { accept_information: true, offerSelected };
  return ordered.parse(await visitor.call({ method: 'PUT', path: `lead/${idLead}`, body })).orderNumber;
}

function firstVisit() {
  const [day] = offeredDays(dayInBrasilia(Date.now()));
  return { date: day?.date, period: day?.periods[0] };
}
