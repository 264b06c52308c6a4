import { scheduleWords } from '../../content/screens/schedules.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';

/** The days of a list to choose from. */
export const DayOptions = ({ days }: { days: readonly { date: string }[] }) => (
  <>
    <option value="">{scheduleWords.chooseDay}</option>
    {days.map(({ date }) => (
      <option key={date} value={date}>
        {dayInWords(date)}
      </option>
    ))}
  </>
);
