import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels } from '../../content/periods.ts';
import { scheduleWords } from '../../content/screens/schedules.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import type { PreferenceProps } from './Preference.tsx';
import styles from './Schedules.module.css';
import { dayInShort } from './schedule-days.ts';

/** The tap version: days as a small calendar, then the periods of the chosen day. */
export function PreferenceChips({ id, place, days, error, given, onRemove }: PreferenceProps) {
  const [date, setDate] = useState(given.date ?? '');
  const [period, setPeriod] = useState<string>(given.period ?? '');
  const periods = days.find((day) => day.date === date)?.periods ?? [];
  const isOffered = periods.some((one) => one === period);
  const isAboutPeriod = error === fieldErrors.period;
  const times = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (date !== given.date && date !== '') times.current?.scrollIntoView({ block: 'nearest' });
  }, [date, given.date]);
  const choose = (chosen: string) => {
    setDate(chosen);
    const [only, another] = days.find((day) => day.date === chosen)?.periods ?? [];
    if (only !== undefined && another === undefined) setPeriod(only);
  };
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{scheduleWords.preference(place)}</legend>
      {/* Both inputs are always sent, so that days and periods stay paired. */}
      <input type="hidden" name="date" value={periods.length > 0 ? date : ''} />
      <input type="hidden" name="period" value={isOffered ? period : ''} />
      <div className={styles.days}>
        <ChoiceList
          name={`${id}-day`}
          id={id}
          legend={scheduleWords.day}
          error={place === 1 && !isAboutPeriod ? error : undefined}
          look="chips"
          options={days.map((day) => {
            const short = dayInShort(day.date);
            return { value: day.date, label: short.date, detail: short.weekday };
          })}
          defaultValue={date}
          onChange={choose}
        />
      </div>
      {periods.length > 0 && (
        <div ref={times} className={styles.periods}>
          <ChoiceList
            // Other periods remount the list; a choice that is still offered stays.
            key={periods.join(' ')}
            name={`${id}-time`}
            id={`${id}-period`}
            legend={scheduleWords.period}
            error={isAboutPeriod && !isOffered ? error : undefined}
            look="chips"
            options={periods.map((one) => ({ value: one, label: periodLabels[one] }))}
            defaultValue={period}
            onChange={setPeriod}
          />
        </div>
      )}
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {scheduleWords.remove(place)}
        </Button>
      )}
    </fieldset>
  );
}
