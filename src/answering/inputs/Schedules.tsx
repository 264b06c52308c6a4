import { useEffect, useRef, useState } from 'react';
import { scheduleWords } from '../../content/screens/schedules.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { AskAgain, ListPlaceholder } from './ListPlaceholder.tsx';
import { Preference } from './Preference.tsx';
import { offeredIn, type ScheduleChoice, wrongIn } from './schedule-choice.ts';

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
