import { systemRandom, timeOrderedId } from '../../server/protection/random.ts';
import { addDays } from '../../src/brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';
import { isWorkEnd, leadStatus, lossReason } from '../../src/contract/lead/lead-work.ts';
import { type Chance, numberBelow, oneOf } from './chance.ts';
import type { SeededLead } from './made-up-leads.ts';
import type { Rows } from './rows.ts';
import type { SeedParts } from './seed-leads.ts';
import { oneText } from './texts.ts';

/** From four days ago on, some with an hour. */
function nextContact(chance: Chance, today: string): string {
  const day = addDays(today, numberBelow(chance, 15) - 4);
  return chance() < 0.5 ? day : `${day}T${oneOf(chance, ['09:30', '11:00', '14:30', '16:00', '18:30'])}`;
}

const begun = leadStatus.options.filter((status) => status !== 'won');

/** What sellers did about half of the leads without an order, some with a note. */
export function addLeadWork(
  rows: Rows,
  chance: Chance,
  { leadId, madeAt }: SeededLead,
  { operators, now }: SeedParts,
): void {
  if (chance() < 0.5) return;
  const status = oneOf(chance, begun);
  const today = toIsoDate(dayInBrasilia(now.getTime()));
  const operator_id = oneOf(chance, operators);
  const at = madeAt.toISOString();
  rows.leadWork.push({
    lead_id: leadId,
    status,
    owner_id: chance() < 0.1 ? null : operator_id,
    outcome: status === 'lost' ? oneOf(chance, lossReason.options) : null,
    next_day: isWorkEnd(status) || chance() < 0.6 ? null : nextContact(chance, today),
    order_number: null,
    link_sent_at: null,
    updated_at: at,
  });
  if (chance() < 0.6)
    rows.leadNotes.push({
      id: timeOrderedId(systemRandom, madeAt),
      ...{ lead_id: leadId, operator_id, at, text: oneText(chance, 'lead note') },
    });
}

/** Three in ten orders have a seller; returns who it is. */
export function addSeller(
  rows: Rows,
  chance: Chance,
  { leadId, madeAt, number }: Pick<SeededLead, 'leadId' | 'madeAt'> & { number: string },
  operators: SeedParts['operators'],
): string | null {
  if (chance() > 0.3) return null;
  const owner_id = oneOf(chance, operators);
  rows.leadWork.push({
    ...{ lead_id: leadId, status: 'won', owner_id, outcome: null, next_day: null },
    ...{ order_number: number, link_sent_at: null, updated_at: madeAt.toISOString() },
  });
  return owner_id;
}
