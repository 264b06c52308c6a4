import type { CalendarEntry } from '../../brazil/calendar-file.ts';
import { addressLine } from '../../dialogue/summary/address-line.ts';
import type { Facts } from '../../funnel/facts.ts';
import { selectFacts } from '../../store/selectors.ts';
import { useAppSelector } from '../store-hooks.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { visitEntry } from './visit-entry.ts';

/** The calendar entry of the installation; null if no day was chosen. */
function installationEntry(facts: Facts, made: Date): CalendarEntry | null {
  const { order, answers } = facts;
  const chosen = answers.schedules?.[0];
  if (!order || !chosen) return null;
  return visitEntry({ orderNumber: order.orderNumber, ...chosen, place: addressLine(facts) }, made);
}

/** The installation day as a calendar file, if one was chosen. */
export function AddToCalendar() {
  const facts = useAppSelector(selectFacts);
  const entry = installationEntry(facts, new Date());
  return entry && <CalendarButton entry={entry} />;
}
