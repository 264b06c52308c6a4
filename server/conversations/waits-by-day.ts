import { dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';
import { betweenDays } from '../database/between-days.ts';
import type { Connection } from '../database/database.ts';

/** How many seconds visitors waited for a person, of the conversations that are kept, each with its last wait. */
export async function waitsByDay(db: Connection, days: { from: string; to: string }) {
  const rows = await db
    .selectFrom('conversations')
    .select(['asked_at', 'answered_at'])
    .where(({ and }) => and(betweenDays('asked_at', days)))
    .where('answered_at', 'is not', null)
    .execute();
  const waits = rows.map(({ asked_at, answered_at }) => {
    const [asked, answered] = [Date.parse(asked_at ?? ''), Date.parse(answered_at ?? '')];
    return { day: toIsoDate(dayInBrasilia(asked)), seconds: Math.round((answered - asked) / 1000) };
  });
  return [...Map.groupBy(waits, ({ day }) => day)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, own]) => {
      const sorted = own.map(({ seconds }) => seconds).sort((one, other) => one - other);
      const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
      return { day, many: sorted.length, median: at(0.5), p90: at(0.9) };
    });
}
