import { calendarFile } from '../../brazil/calendar-file.ts';
import { doneWords } from '../../content/screens/done.ts';
import { selectFacts } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { download } from '../../ui/icons/download.ts';
import { useAppSelector } from '../store-hooks.ts';
import { installationEntry } from './installation-entry.ts';

const words = doneWords.calendar;

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(url);
}

/** The day of the installation for the visitor's own calendar: a file that the browser itself writes. */
export function AddToCalendar() {
  const facts = useAppSelector(selectFacts);
  const entry = installationEntry(facts, new Date());
  return (
    entry && (
      <Button variant="secondary" wide onClick={() => save(calendarFile(entry))}>
        <Icon shape={download} />
        {words.add}
      </Button>
    )
  );
}
