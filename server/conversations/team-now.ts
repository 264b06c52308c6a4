import { minuteMs } from '../../src/brazil/durations.ts';
import { opening } from '../../src/brazil/opening.ts';
import type { TeamNow } from '../../src/contract/calls/conversation.ts';
import { mayDo, roles } from '../../src/contract/panel/access/rights.ts';
import type { Connection } from '../database/database.ts';
import { momentBefore } from '../runtime/moment.ts';
import { readOpeningHours } from './opening-hours.ts';

/** Who did nothing in the panel for longer is not at it. */
const awayAfter = 15 * minuteMs;
/** Who has so many conversations takes no other within seconds. */
const busyFrom = 3;

/** Whether the team answers now, and whether somebody is there who is free. */
export async function teamNow(db: Connection, now: Date): Promise<TeamNow> {
  const open = opening(await readOpeningHours(db), now.getTime());
  return open.isOpen ? { ...open, isFree: await isSomebodyFree(db, now) } : open;
}

async function isSomebodyFree(db: Connection, now: Date): Promise<boolean> {
  const free = await db
    .selectFrom('operators')
    .innerJoin('operator_sessions', 'operator_sessions.operator_id', 'operators.id')
    .select('operators.id')
    .where('disabled_at', 'is', null)
    .where(
      'role',
      'in',
      roles.filter((role) => mayDo(role, 'conversations.answer')),
    )
    .where('used_at', '>', momentBefore(now, awayAfter))
    .where(
      ({ selectFrom, fn }) =>
        selectFrom('conversations')
          .select(fn.countAll<number>().as('held'))
          .whereRef('conversations.operator_id', '=', 'operators.id')
          .where('conversations.state', '=', 'person')
          .where('silent_until', '>', now.toISOString()),
      '<',
      busyFrom,
    )
    .executeTakeFirst();
  return free !== undefined;
}
