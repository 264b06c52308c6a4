import type { CalendarEntry } from '../../brazil/calendar-file.ts';
import { addressLine } from '../../dialogue/summary/address-line.ts';
import type { Facts } from '../../funnel/facts.ts';
import { visitEntry } from './visit-entry.ts';

/** The calendar entry of the installation; null if no day was chosen. */
export function installationEntry(facts: Facts, made: Date): CalendarEntry | null {
  const { order, answers } = facts;
  const chosen = answers.schedules?.[0];
  if (!order || !chosen) return null;
  return visitEntry({ orderNumber: order.orderNumber, ...chosen, place: addressLine(facts) }, made);
}
