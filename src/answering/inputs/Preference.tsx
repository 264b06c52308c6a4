import { useState } from 'react';
import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels } from '../../content/periods.ts';
import { scheduleWords } from '../../content/screens/schedules.ts';
import type { ResourceData } from '../../store/resource-data.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { DayOptions } from './DayOptions.tsx';
import styles from './Schedules.module.css';

export interface PreferenceProps {
  id: string;
  place: number;
  days: ResourceData['installationDays'];
  error: string | undefined;
  given: { date: string | undefined; period: string | undefined };
  onRemove: (() => void) | null;
}

/** A day and its periods. */
export function Preference({ id, place, days, error, given, onRemove }: PreferenceProps) {
  const [date, setDate] = useState(given.date ?? '');
  const [period, setPeriod] = useState(given.period ?? '');
  const periods = days.find((day) => day.date === date)?.periods ?? (['manha', 'tarde'] as const);
  const periodId = `${id}-period`;
  // The error of a missing period is shown there; errors about all preferences are shown at the first.
  const isAboutPeriod = error === fieldErrors.period;
  const lacksPeriod = date !== '' && !periods.some((one) => one === period);
  return (
    <Card>
      <fieldset className={styles.preference}>
        <legend className={styles.legend}>{scheduleWords.preference(place)}</legend>
        <Field id={id} label={scheduleWords.day} error={place === 1 && !isAboutPeriod ? error : undefined}>
          {(control) => (
            <Select
              {...control}
              name="date"
              defaultValue={given.date ?? ''}
              onChange={({ currentTarget }) => {
                setDate(currentTarget.value);
                document.getElementById(periodId)?.scrollIntoView({ block: 'nearest' });
              }}
            >
              <DayOptions days={days} />
            </Select>
          )}
        </Field>
        <Field
          id={periodId}
          label={scheduleWords.period}
          error={isAboutPeriod && lacksPeriod ? error : undefined}
        >
          {(control) => (
            <Select
              {...control}
              name="period"
              defaultValue={given.period ?? ''}
              onChange={(event) => setPeriod(event.currentTarget.value)}
            >
              <option value="">{scheduleWords.choosePeriod}</option>
              {periods.map((offered) => (
                <option key={offered} value={offered}>
                  {periodLabels[offered]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </fieldset>
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {scheduleWords.remove(place)}
        </Button>
      )}
    </Card>
  );
}
