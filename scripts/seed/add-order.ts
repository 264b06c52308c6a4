import { touchColumns } from '../../server/measurement/touch.ts';
import { equalKey } from '../../server/orders/placed-order.ts';
import { soldColumns } from '../../server/orders/sold-columns.ts';
import { orderNumber } from '../../server/protection/order-number.ts';
import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { dayInBrasilia, parseTypedDate, toIsoDate } from '../../src/brazil/date.ts';
import { hourMs } from '../../src/brazil/durations.ts';
import type { OrderState } from '../../src/contract/followed-order.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';
import { isOrderEnd } from '../../src/contract/order-end.ts';
import { addSeller } from './add-lead-work.ts';
import { type Chance, oneOf } from './chance.ts';
import type { SeededLead } from './made-up-leads.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';
import { oneText } from './texts.ts';

const ways: Readonly<Record<string, readonly OrderState[]>> = {
  confirmed: ['placed', 'confirmed', 'scheduled', 'installed'],
  scheduled: ['placed', 'scheduled', 'installed'],
  withdrawn: ['placed', 'confirmed', 'scheduled', 'installed', 'withdrawn'],
  cancelled: ['placed', 'cancelled'],
};

/** Of a hundred orders five are cancelled, and three withdrawn once they are installed. */
function wayOf(chance: Chance): readonly OrderState[] {
  const drawn = chance();
  const name =
    drawn < 0.05 ? 'cancelled' : drawn < 0.08 ? 'withdrawn' : drawn < 0.6 ? 'confirmed' : 'scheduled';
  return ways[name] ?? [];
}

/** An order in progress; older ones have reached a final state. */
export function addOrder(
  rows: Rows,
  chance: Chance,
  { answers, plan, orderedAt: madeAt, leadId, protocol, touches }: SeededLead,
  { operators, now }: SeedParts,
): void {
  const number = orderNumber(systemRandom);
  const { date, periods } = oneOf(chance, offeredDays(dayInBrasilia(madeAt.getTime())));
  const visit = { date, period: oneOf(chance, periods) };
  const visitDay = isoOf(date);
  const visitAt = Date.parse(`${visitDay}T12:00:00Z`);
  const states = wayOf(chance).map((state, index) => {
    const after = state === 'installed' || state === 'withdrawn' ? visitAt : madeAt.getTime();
    return { state, at: new Date(after + index * 5 * hourMs) };
  });
  const reached = states.filter(({ state, at }) => state === 'placed' || at < now);
  const state = reached.at(-1)?.state ?? 'placed';
  const hasEnded = isOrderEnd(state);
  const household = `seeded ${number}`;
  const directDebit = answers.direct_debit === true;
  const installation = { installation_date: visit.date, installation_period: visit.period };
  rows.orders.push({
    number,
    lead_id: leadId,
    protocol,
    ...soldColumns(plan, directDebit),
    due_date: answers.due_date ?? 10,
    schedules: JSON.stringify([visit]),
    created_at: madeAt.toISOString(),
    state,
    region: answers.state,
    ...(hasEnded ? noVisit : installation),
    household,
    campaign: answers.addon,
    face: answers.face,
    ...touchColumns(touches),
    seller_id: addSeller(rows, chance, { leadId, madeAt, number }, operators),
    equal_key: hasEnded ? null : equalKey(household, visit),
  });
  for (const [index, step] of reached.entries())
    rows.history.push({
      id: timeOrderedId(systemRandom, step.at),
      order_number: number,
      at: step.at.toISOString(),
      by: index === 0 || step.state === 'withdrawn' ? 'customer' : 'operator',
      from_state: reached[index - 1]?.state ?? null,
      to_state: step.state,
      ...(isOrderEnd(step.state) ? noVisit : installation),
      reason: null,
    });
  if (!hasEnded) {
    const slot = { region: answers.state, day: visitDay, period: visit.period };
    const key = `${slot.region} ${slot.day} ${slot.period}`;
    rows.slots.set(key, { ...slot, booked: (rows.slots.get(key)?.booked ?? 0) + 1 });
  }
  const work = { operator_id: oneOf(chance, operators), at: madeAt.toISOString() };
  const id = () => timeOrderedId(systemRandom, madeAt);
  const look = { action: 'order.opened', subject: 'order', subject_id: number, detail: '' } as const;
  rows.looks.push({ ...work, ...look, id: id() });
  if (chance() < 0.1)
    rows.notes.push({ ...work, id: id(), order_number: number, text: oneText(chance, 'order note') });
}

const noVisit = { installation_date: null, installation_period: null };

function isoOf(written: string): string {
  const date = parseTypedDate(written);
  if (date === null) throw new Error(`${written} is no day.`);
  return toIsoDate(date);
}
