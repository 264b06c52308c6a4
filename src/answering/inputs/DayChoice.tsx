import { scheduleWords } from '../../content/screens/schedules.ts';
import { dayInShort } from '../../funnel/schedule-days.ts';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import styles from './Schedules.module.css';

interface DayChoiceProps {
  id: string;
  name: string;
  legend?: string;
  days: readonly { date: string }[];
  error: string | undefined;
  chosen: string;
  onChoose: (date: string) => void;
}

/** The days of a list, as a small calendar to tap. */
export const DayChoice = ({ id, name, legend, days, error, chosen, onChoose }: DayChoiceProps) => (
  <div className={styles.days}>
    <ChoiceList
      name={name}
      id={id}
      legend={legend ?? scheduleWords.day}
      error={error}
      look="chips"
      options={days.map(({ date }) => {
        const short = dayInShort(date);
        return { value: date, label: short.date, detail: short.weekday };
      })}
      defaultValue={chosen}
      onChange={onChoose}
    />
  </div>
);
