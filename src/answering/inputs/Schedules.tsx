import { useEffect, useRef, useState } from 'react';
import { scheduleWords } from '../../content/screens/schedules.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { useIsBubble } from '../answer-surface.ts';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { AskAgain, ListPlaceholder } from './ListPlaceholder.tsx';
import { Preference } from './Preference.tsx';
import { PreferenceChips } from './PreferenceChips.tsx';
import styles from './Schedules.module.css';

const maxChoices = 3;

/** Links to the field lead to the first preference. */
const idOf = (name: string, place: number): string => (place === 1 ? name : `${name}-${place}`);

/** One to three preferences. Each sends `date` and `period`, so that both lists have the same length. */
export function Schedules({ name, error, given }: InputProps) {
  const OnePreference = useIsBubble() ? PreferenceChips : Preference;
  const days = useAppSelector((state) => state.resources.installationDays);
  const [keys, setKeys] = useState<readonly number[]>(() => (given.date ?? ['']).map((_, place) => place));
  const wasAdded = useRef(false);
  // The pressed button is gone after the third preference.
  useEffect(() => {
    if (wasAdded.current) document.getElementById(idOf(name, keys.length))?.focus();
    wasAdded.current = false;
  }, [name, keys]);
  if (days === null) return <ListPlaceholder of="installationDays" />;
  if (days.length === 0)
    return (
      <Notice tone="warning">
        <p>{scheduleWords.none}</p>
        <AskAgain of="installationDays" />
      </Notice>
    );
  const remove = (key: number) => {
    setKeys(keys.filter((one) => one !== key));
    document.getElementById(name)?.focus();
  };
  const add = () => {
    wasAdded.current = true;
    setKeys([...keys, Math.max(...keys) + 1]);
  };
  return (
    <div className={styles.list}>
      {keys.map((key, place) => (
        <OnePreference
          key={key}
          id={idOf(name, place + 1)}
          place={place + 1}
          days={days}
          error={error}
          given={{ date: given.date?.[key], period: given.period?.[key] }}
          onRemove={place === 0 ? null : () => remove(key)}
        />
      ))}
      {keys.length < maxChoices && (
        <Button variant="secondary" wide onClick={add}>
          {scheduleWords.add}
        </Button>
      )}
    </div>
  );
}
