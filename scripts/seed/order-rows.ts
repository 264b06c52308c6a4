import type { Insertable } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { monthlyCents } from '../../server/orders/monthly-cents.ts';
import { orderNumber } from '../../server/orders/order-number.ts';
import { equalKey } from '../../server/orders/placed-order.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayInBrasilia, formatBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { endedStates, type OrderState } from '../../src/contract/followed-order.ts';
import { type Chance, numberBelow, oneOf } from './chance.ts';
import type { MadeUpLead } from './made-up-leads.ts';

export interface OrderRows {
  readonly order: Insertable<Tables['orders']>;
  readonly history: readonly Insertable<Tables['order_history']>[];
  /** Region, day and period of a visit that still counts. */
  readonly slot: { readonly region: string; readonly day: string; readonly period: string } | null;
}

const ways: readonly (readonly OrderState[])[] = [
  ['placed', 'confirmed', 'scheduled', 'installed'],
  ['placed', 'scheduled', 'installed'],
  ['placed', 'confirmed', 'scheduled', 'installed', 'withdrawn'],
  ['placed', 'cancelled'],
];

/** An order a few days on its way: an old one has come to its end, a new one has not. */
export function orderRows(
  chance: Chance,
  lead: MadeUpLead,
  { leadId, protocol, now }: { leadId: string; protocol: string; now: Date },
): OrderRows {
  const { answers, plan, madeAt } = lead;
  const number = orderNumber(systemRandom);
  const visitAt = new Date(madeAt.getTime() + (2 + numberBelow(chance, 12)) * dayMs);
  const visitDay = dayInBrasilia(visitAt.getTime());
  const visit = { date: formatBrazilianDate(visitDay), period: oneOf(chance, ['manha', 'tarde'] as const) };
  const states = oneOf(chance, ways).map((state, index) => {
    const after = state === 'installed' || state === 'withdrawn' ? visitAt.getTime() : madeAt.getTime();
    return { state, at: new Date(after + index * 5 * hourMs) };
  });
  const reached = states.filter(({ state, at }) => state === 'placed' || at < now);
  const state = reached.at(-1)?.state ?? 'placed';
  const hasEnded = endedStates.includes(state);
  const household = `seeded ${number}`;
  const directDebit = answers.direct_debit === true;
  const installation = { installation_date: visit.date, installation_period: visit.period };
  return {
    order: {
      number,
      lead_id: leadId,
      protocol,
      plan_id: plan.id,
      plan_sku: plan.sku,
      plan: JSON.stringify(plan),
      price_cents: monthlyCents(plan, directDebit),
      direct_debit: Number(directDebit),
      due_date: answers.due_date ?? 10,
      schedules: JSON.stringify([visit]),
      created_at: madeAt.toISOString(),
      state,
      region: answers.state,
      ...(hasEnded ? noVisit : installation),
      household,
      campaign: answers.addon,
      face: answers.face,
      equal_key: hasEnded ? null : equalKey(household, visit),
    },
    history: reached.map((step, index) => ({
      id: timeOrderedId(systemRandom, step.at),
      order_number: number,
      at: step.at.toISOString(),
      by: index === 0 || step.state === 'withdrawn' ? ('customer' as const) : ('operator' as const),
      from_state: reached[index - 1]?.state ?? null,
      to_state: step.state,
      ...(endedStates.includes(step.state) ? noVisit : installation),
      reason: null,
    })),
    slot: hasEnded ? null : { region: answers.state, day: toIsoDate(visitDay), period: visit.period },
  };
}

const noVisit = { installation_date: null, installation_period: null };
