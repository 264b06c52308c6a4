import { parseBrazilianDate, toIsoDate } from '../../../src/brazil/date.ts';
import { ServiceDown } from '../../http/refusal.ts';
import type { ServerDependencies } from '../../http/request-context.ts';
import type { RequestContext } from '../../http/route-group.ts';
import type { CapacityRow } from './capacity.ts';
import { daysOffered } from './schedule.ts';

/** What knows how many visits the teams make, where that is not the table of the panel. */
export interface TeamCalendar {
  /** Asks anew, and keeps the answer until the next one. Not within a transaction. */
  ask(region: string, days: readonly string[]): Promise<'answered' | { down: string }>;
  /** The last answer for a region. What it does not name takes no visit, nor does a region that was never asked about. */
  last(region: string): readonly CapacityRow[];
}

type Asking = Pick<RequestContext, 'today'> & Pick<ServerDependencies, 'providers'>;

/** Asked before a transaction that reads or books: inside, the last answer counts. */
export async function askTeamCalendar(
  { providers: { calendar }, today }: Asking,
  region: string | null,
  otherDays: readonly string[] = [],
): Promise<'answered' | { down: string }> {
  if (calendar === null || region === null) return 'answered';
  const offered = daysOffered(today).map(({ date }) => isoOf(date));
  return calendar.ask(region, [...new Set([...offered, ...otherDays])]);
}

/** The same for whoever can go no further without it. */
export async function needTeamCalendar(context: Asking, region: string | null): Promise<void> {
  const asked = await askTeamCalendar(context, region);
  if (asked === 'answered') return;
  throw new ServiceDown({ service: 'calendar', reason: asked.down }, calendarDown);
}

/** The rows that count for a region; undefined where the table of the panel says it. */
export const capacityAsked = (
  { providers: { calendar } }: Pick<ServerDependencies, 'providers'>,
  region: string,
): readonly CapacityRow[] | undefined => calendar?.last(region);

export function isoOf(date: string): string {
  const day = parseBrazilianDate(date);
  if (day === null) throw new Error('A day of installation is no date');
  return toIsoDate(day);
}

const calendarDown =
  'A agenda de instalação não respondeu agora. Tudo o que você informou está guardado: tente de novo em alguns instantes.';
