import { useEffect, useRef } from 'react';
import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels } from '../../content/periods.ts';
import { scheduleWords } from '../../content/screens/schedules.ts';
import type { ResourceData } from '../../store/resource-data.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { DayChoice } from './DayChoice.tsx';
import styles from './Schedules.module.css';
import { offeredIn, periodsOf, type ScheduleChoice } from './schedule-choice.ts';

interface PreferenceProps {
  id: string;
  ordinal: number;
  days: ResourceData['installationDays'];
  error: string | undefined;
  choice: ScheduleChoice;
  onChoose: (choice: ScheduleChoice) => void;
  onRemove: (() => void) | null;
}

/** Days as a small calendar, then the periods of the chosen day. */
export function Preference({ id, ordinal, days, error, choice, onChoose, onRemove }: PreferenceProps) {
  const { date, period } = offeredIn(days, choice);
  const periods = periodsOf(days, date);
  const isAboutPeriod = error === fieldErrors.period;
  const times = useRef<HTMLDivElement>(null);
  const shown = useRef(date);
  useEffect(() => {
    if (date !== shown.current && date !== '') times.current?.scrollIntoView({ block: 'nearest' });
    shown.current = date;
  }, [date]);
  const choose = (chosen: string) => {
    const [only, another] = periodsOf(days, chosen);
    onChoose({ date: chosen, period: only !== undefined && another === undefined ? only : choice.period });
  };
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{scheduleWords.preference(ordinal)}</legend>
      {/* Both inputs are always sent, so that days and periods stay paired. */}
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="period" value={date === '' ? '' : period} />
      <DayChoice
        id={id}
        name={`${id}-day`}
        days={days}
        error={isAboutPeriod ? undefined : error}
        chosen={date}
        onChoose={choose}
      />
      {periods.length > 0 && (
        <div ref={times} className={styles.periods}>
          <ChoiceList
            // Other periods remount the list; a choice that is still offered stays.
            key={periods.join(' ')}
            name={`${id}-time`}
            id={`${id}-period`}
            legend={scheduleWords.period}
            error={isAboutPeriod ? error : undefined}
            look="chips"
            options={periods.map((one) => ({ value: one, label: periodLabels[one] }))}
            defaultValue={period}
            onChange={(chosen) => onChoose({ date, period: chosen })}
          />
        </div>
      )}
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {scheduleWords.remove(ordinal)}
        </Button>
      )}
    </fieldset>
  );
}
