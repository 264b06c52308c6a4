import type { LeadChanges } from '../../server/leads/lead.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { leadSteps } from '../../src/contract/lead/lead-steps.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { planFileOf } from '../../src/funnel/sellers.ts';
import { type Chance, digits, numberBelow, oneOf } from './chance.ts';
import { madeUpContact, madeUpDocument, madeUpFace, madeUpPlace, madeUpTouches } from './made-up-people.ts';

export type SeededLead = ReturnType<typeof madeUpLead> & {
  readonly leadId: string;
  readonly protocol: string;
};

/** Days within the retention of abandoned leads, and of their sensitive data. */
const abandonedIn = 29;
const orderedIn = 365;
const sensitiveFor = 3;

type PlansOf = (addon: string | undefined) => readonly ListedPlan[];

/**
 * When a lead began, and how long it waited with its order. To try and measure the panel four in ten order, at once; in
 * the trade of the last days one in five does, some only weeks later, and there is more of it from week to week.
 */
function timesOf(chance: Chance, days: number | undefined) {
  if (days === undefined) {
    const isOrdered = chance() < 0.4;
    return { isOrdered, daysAgo: chance() * (isOrdered ? orderedIn : abandonedIn), waits: 0 };
  }
  const daysAgo = chance() ** 1.2 * days;
  const waits = chance() < 0.5 ? 0 : 0.2 + chance() ** 2 * 27;
  return { isOrdered: chance() < 0.22 && waits <= daysAgo, daysAgo, waits };
}

export function madeUpLead(chance: Chance, plansOf: PlansOf, now: Date, days?: number) {
  const { isOrdered, daysAgo, waits } = timesOf(chance, days);
  const addon = chance() < 0.5 ? null : oneOf(chance, fileCampaigns.all).prefix;
  const plans = plansOf(addon ?? undefined);
  const plan = oneOf(chance, plans);
  const madeAt = new Date(now.getTime() - daysAgo * dayMs);
  const place = madeUpPlace(chance);
  const { cpf, mothers_name, birth_date } =
    isOrdered || daysAgo < sensitiveFor ? madeUpDocument(chance) : noDocument;
  const directDebit = chance() < 0.5;
  const orderedAt = new Date(madeAt.getTime() + waits * dayMs);
  return {
    plan,
    madeAt,
    orderedAt,
    waits,
    isOrdered,
    touches: madeUpTouches(chance),
    answers: {
      ...place,
      ...madeUpContact(chance, place),
      ...notAsked,
      ...{ cpf, mothers_name, birth_date, addon },
      status: isOrdered ? 'finished' : 'open',
      step: isOrdered ? 'finished' : oneOf(chance, leadSteps.slice(0, -1)),
      risk_status: isOrdered ? 'approved' : oneOf(chance, ['open', 'open', 'open', 'rejected'] as const),
      plan_file: planFileOf(addon ?? undefined, fileCampaigns),
      plan_id: plan.id,
      plan_sku: plan.sku,
      offers: plans.map(({ id }) => id),
      accept_promotions: chance() < 0.5,
      due_date: oneOf(chance, [5, 10, 15, 20]),
      direct_debit: directDebit,
      bank_info:
        isOrdered && directDebit
          ? {
              bank: '001',
              agency: digits(chance, 4),
              account_number: `${digits(chance, 7)}-${digits(chance, 1)}`,
            }
          : null,
      complement: chance() < 0.3 ? `Apto ${1 + numberBelow(chance, 200)}` : null,
      face: chance() < 0.15 ? oneOf(chance, ['whatsapp', 'whatsapp', 'phone'] as const) : madeUpFace(chance),
      finished_at: isOrdered ? orderedAt.toISOString() : null,
    } satisfies LeadChanges,
  };
}

const noDocument = { cpf: null, mothers_name: null, birth_date: null };

const notAsked = { not_found_complement: false, from_records: [] };
