import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { ServiceDown } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { CapacityRow } from './capacity.ts';
import { daysOffered } from './schedule.ts';

/** An external source of capacities that replaces the panel's table. */
export interface TeamCalendar {
  /** Fetches and caches the capacities. Not within a transaction. */
  ask(region: string, days: readonly string[]): Promise<'answered' | { down: string }>;
  /** The cached reply. Missing slots and regions have no capacity. */
  last(region: string): readonly CapacityRow[];
}

export interface VisitProviders {
  /** null: the capacity table of the panel applies. */
  readonly calendar: TeamCalendar | null;
}

type Asking = Pick<RequestContext<unknown, VisitProviders>, 'today' | 'providers'>;

/** Fetches capacities before a transaction; inside it the cached ones apply. */
export async function askTeamCalendar(
  { providers: { calendar }, today }: Asking,
  region: string | null,
  otherDays: readonly string[] = [],
): Promise<'answered' | { down: string }> {
  if (calendar === null || region === null) return 'answered';
  const offered = daysOffered(today).map(({ date }) => isoOf(date));
  return calendar.ask(region, [...new Set([...offered, ...otherDays])]);
}

/** Refuses the call if the calendar is down. */
export async function needTeamCalendar(context: Asking, region: string | null): Promise<void> {
  const asked = await askTeamCalendar(context, region);
  if (asked === 'answered') return;
  throw new ServiceDown({ service: 'calendar', reason: asked.down }, calendarDown);
}

/** The external capacities of a region; undefined if the panel's table applies. */
export const capacityAsked = (
  { providers: { calendar } }: { readonly providers: VisitProviders },
  region: string,
): readonly CapacityRow[] | undefined => calendar?.last(region);

export function isoOf(date: string): string {
  const day = parseBrazilianDate(date);
  if (day === null) throw new Error('A day of installation is no date');
  return toIsoDate(day);
}

const calendarDown =
  'A agenda de instalação não respondeu agora. Tudo o que você informou está guardado: tente de novo em alguns instantes.';
