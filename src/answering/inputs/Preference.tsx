import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels, periods } from '../../content/periods.ts';
import { scheduleWords } from '../../content/screens/schedules.ts';
import type { ResourceData } from '../../store/resource-data.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DayOptions } from './DayOptions.tsx';
import styles from './Schedules.module.css';
import { periodsOf, type ScheduleChoice } from './schedule-choice.ts';

export interface PreferenceProps {
  id: string;
  ordinal: number;
  days: ResourceData['installationDays'];
  error: string | undefined;
  choice: ScheduleChoice;
  onChoose: (choice: ScheduleChoice) => void;
  onRemove: (() => void) | null;
}

/** A day and its periods. */
export function Preference({ id, ordinal, days, error, choice, onChoose, onRemove }: PreferenceProps) {
  const free = periodsOf(days, choice.date);
  const offered = free.length > 0 ? free : periods;
  const periodId = `${id}-period`;
  const isAboutPeriod = error === fieldErrors.period;
  return (
    <Card>
      <fieldset className={styles.preference}>
        <legend className={styles.legend}>{scheduleWords.preference(ordinal)}</legend>
        <Field id={id} label={scheduleWords.day} error={isAboutPeriod ? undefined : error}>
          {(control) => (
            <Select
              {...control}
              name="date"
              defaultValue={choice.date}
              onChange={({ currentTarget }) => {
                onChoose({ ...choice, date: currentTarget.value });
                document.getElementById(periodId)?.scrollIntoView({ block: 'nearest' });
              }}
            >
              <DayOptions days={days} />
            </Select>
          )}
        </Field>
        <Field id={periodId} label={scheduleWords.period} error={isAboutPeriod ? error : undefined}>
          {(control) => (
            <Select
              {...control}
              name="period"
              defaultValue={choice.period}
              onChange={({ currentTarget }) => onChoose({ ...choice, period: currentTarget.value })}
            >
              <option value="">{scheduleWords.choosePeriod}</option>
              {offered.map((period) => (
                <option key={period} value={period}>
                  {periodLabels[period]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {scheduleWords.remove(ordinal)}
        </Button>
      )}
    </Card>
  );
}
