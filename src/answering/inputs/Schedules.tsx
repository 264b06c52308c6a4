import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../content/field-errors.ts';
import { periodLabels } from '../../content/periods.ts';
import { scheduleWords } from '../../content/screens/schedules.ts';
import type { ResourceData } from '../../store/resource-data.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { useAppSelector } from '../store-hooks.ts';
import { DayChoice } from './DayChoice.tsx';
import type { InputProps } from './input-props.ts';
import { AskAgain, ListPlaceholder } from './ListPlaceholder.tsx';
import styles from './Schedules.module.css';

/** A preference as chosen so far; empty where nothing is. */
interface ScheduleChoice {
  date: string;
  period: string;
}

type Days = ResourceData['installationDays'];

const periodsOf = (days: Days, date: string): Days[number]['periods'] =>
  days.find((day) => day.date === date)?.periods ?? [];

/** Without a day that is no longer free, and without a period that the day does not have. */
function offeredIn(days: Days, { date, period }: ScheduleChoice): ScheduleChoice {
  const periods: readonly string[] = periodsOf(days, date);
  if (periods.length === 0) return { date: '', period };
  return { date, period: periods.includes(period) ? period : '' };
}

type IsWrong = (choice: ScheduleChoice, earlier: readonly ScheduleChoice[]) => boolean;

const wrongBy: Readonly<Record<string, IsWrong>> = {
  [fieldErrors.period]: ({ date, period }) => date !== '' && period === '',
  [fieldErrors.scheduleRepeated]: ({ date, period }, earlier) =>
    earlier.some((one) => one.date === date && one.period === period),
};

/** The index of the preference that the error is about: the first one, unless it tells which. */
function wrongIn(choices: readonly ScheduleChoice[], error: string | undefined): number {
  const isWrong = error === undefined ? undefined : wrongBy[error];
  const found = choices.findIndex((choice, index) => isWrong?.(choice, choices.slice(0, index)));
  return Math.max(found, 0);
}

const maxChoices = 3;

/** One to three preferences. Each sends `date` and `period`, so that both lists have the same length. */
export function Schedules({ name, error, given }: InputProps) {
  const days = useAppSelector((state) => state.resources.installationDays);
  const [preferences, setPreferences] = useState<readonly (ScheduleChoice & { key: number })[]>(() =>
    (given.date ?? ['']).map((date, key) => ({ key, date, period: given.period?.[key] ?? '' })),
  );
  const wrong = wrongIn(
    preferences.map((one) => offeredIn(days ?? [], one)),
    error,
  );
  /** Links to the field lead to the preference that the error is about. */
  const idOf = (index: number): string => (index === wrong ? name : `${name}-${index + 1}`);
  const wasAdded = useRef(false);
  // The pressed button is gone after the third preference.
  useEffect(() => {
    if (wasAdded.current) document.getElementById(idOf(preferences.length - 1))?.focus();
    wasAdded.current = false;
  });
  if (days === null) return <ListPlaceholder of="installationDays" />;
  if (days.length === 0)
    return (
      <Notice tone="warning">
        <p>{scheduleWords.none}</p>
        <AskAgain of="installationDays" />
      </Notice>
    );
  const choose = (key: number, choice: ScheduleChoice) =>
    setPreferences(preferences.map((one) => (one.key === key ? { key, ...choice } : one)));
  const remove = (key: number) => {
    setPreferences(preferences.filter((one) => one.key !== key));
    document.getElementById(idOf(0))?.focus();
  };
  const add = () => {
    wasAdded.current = true;
    const key = Math.max(...preferences.map((one) => one.key)) + 1;
    setPreferences([...preferences, { key, date: '', period: '' }]);
  };
  return (
    <div className="stack gap-16">
      {preferences.map(({ key, date, period }, index) => (
        <Preference
          key={key}
          id={idOf(index)}
          ordinal={index + 1}
          days={days}
          error={index === wrong ? error : undefined}
          choice={{ date, period }}
          onChoose={(choice) => choose(key, choice)}
          onRemove={index === 0 ? null : () => remove(key)}
        />
      ))}
      {preferences.length < maxChoices && (
        <Button variant="secondary" wide onClick={add}>
          {scheduleWords.add}
        </Button>
      )}
    </div>
  );
}

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
function Preference({ id, ordinal, days, error, choice, onChoose, onRemove }: PreferenceProps) {
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
