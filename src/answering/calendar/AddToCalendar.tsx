import { selectFacts } from '../../store/selectors.ts';
import { useAppSelector } from '../store-hooks.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { installationEntry } from './installation-entry.ts';

/** The installation day as a calendar file, if one was chosen. */
export function AddToCalendar() {
  const facts = useAppSelector(selectFacts);
  const entry = installationEntry(facts, new Date());
  return entry && <CalendarButton entry={entry} />;
}
