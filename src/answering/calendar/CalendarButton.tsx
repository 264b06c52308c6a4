import { type CalendarEntry, calendarFile } from '../../brazil/calendar-file.ts';
import { doneWords } from '../../content/screens/done.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { download } from '../../ui/icons/download.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

const words = doneWords.calendar;
const type = 'text/calendar;charset=utf-8';

/** A calendar file that the browser creates itself. */
export const CalendarButton = ({ entry }: { entry: CalendarEntry }) => (
  <Button
    variant="secondary"
    wide
    onClick={() => saveFile(words.file, new Blob([calendarFile(entry)], { type }))}
  >
    <Icon shape={download} />
    {words.add}
  </Button>
);
