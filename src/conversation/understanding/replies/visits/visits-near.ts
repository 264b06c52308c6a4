import { toIsoDate } from '../../../../brazil/date.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import type { Period } from '../../../../contract/lead/answers.ts';
import { dayInWords } from '../../../../funnel/schedule-days.ts';
import type { Asked } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { type FreeDay, isoOf } from '../../recognisers/visit/days-within.ts';
import { datesMissed } from '../../recognisers/visit/nearest-missed.ts';
import { otherPeriodOfDay } from '../../recognisers/visit/other-period-of-day.ts';
import { joined, slotsOf } from '../../recognisers/visit/slots.ts';
import type { SpokenPart } from '../../recognisers/visit/spoken-parts.ts';
import { spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { without } from '../../recognisers/visit/wished-slots.ts';

const most = 3;
const mostDays = 2;

/** The last day before a date and the first one behind it; at the ends of what there is, two of one side. */
function around(days: readonly FreeDay[], iso: string): readonly FreeDay[] {
  const before = days.filter((day) => isoOf(day) < iso);
  const after = days.filter((day) => isoOf(day) > iso);
  return [
    ...before.slice(after.length === 0 ? -mostDays : -1),
    ...after.slice(0, before.length === 0 ? mostDays : 1),
  ];
}

/** Only the period that is wished. */
const at = (days: readonly FreeDay[], period: Period | null): FreeDay[] =>
  days
    .map(({ date, periods }) => ({
      date,
      periods: periods.filter((one) => period === null || one === period),
    }))
    .filter(({ periods }) => periods.length > 0);

function onlyPeriod(parts: readonly SpokenPart[]): Period | null {
  const said = parts.flatMap((part) => (part.kind === 'period' ? [part.period] : []));
  const [only = null, another] = new Set(said);
  return another === undefined ? only : null;
}

/** Visits to tap near a wish that no day meets: around its day, at its period, or of 'sábado à tarde' first the morning. */
export function visitsNear(plain: string, asked: Asked): readonly string[] {
  const offered = awaitedFields(asked).includes('schedules') ? asked.lists.installationDays : null;
  if (offered === null) return [];
  const today = toIsoDate(asked.facts.today);
  const { wanted, excluded } = spokenWish(plain, today);
  const free = without(offered, excluded, today);
  const period = onlyPeriod(wanted);
  const lost = otherPeriodOfDay(plain, asked);
  const [missed] = datesMissed(plain, asked);
  if (period === null && missed === undefined) return [];
  const days = at(free, period);
  const near = missed === undefined ? days.slice(0, mostDays) : around(days, missed);
  const slots = joined(
    lost === null ? [] : [lost],
    slotsOf(near.length === 0 ? free.slice(0, mostDays) : near),
  );
  return slots.slice(0, most).map(({ date, period: of }) => replies.visit(dayInWords(date), of));
}
