import { useState } from 'react';
import { scheduleWords } from '../../content/screens/schedules.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { InputProps } from '../input-props.ts';
import { useIsBubble } from '../look.ts';
import { useSelector } from '../store-view.ts';
import { ListToCome } from './ListToCome.tsx';
import { Preference } from './Preference.tsx';
import { PreferenceChips } from './PreferenceChips.tsx';
import styles from './Schedules.module.css';

const most = 3;

/** One to three preferences. Each sends its `date` and its `period`, so that both lists stay in step. */
export function Schedules({ name, error, given }: InputProps) {
  const OnePreference = useIsBubble() ? PreferenceChips : Preference;
  const days = useSelector((state: RootState) => state.resources.installationDays);
  const [keys, setKeys] = useState<readonly number[]>(() => (given.date ?? ['']).map((_, place) => place));
  if (days === null) return <ListToCome />;
  if (days.length === 0) return <Notice tone="warning">{scheduleWords.none}</Notice>;
  const remove = (key: number) => {
    setKeys(keys.filter((one) => one !== key));
    document.getElementById(name)?.focus();
  };
  return (
    <div className={styles.list}>
      {keys.map((key, place) => (
        <OnePreference
          key={key}
          id={place === 0 ? name : `${name}-${place + 1}`}
          place={place + 1}
          days={days}
          error={error}
          given={{ date: given.date?.[key], period: given.period?.[key] }}
          onRemove={place === 0 ? null : () => remove(key)}
        />
      ))}
      {keys.length < most && (
        <Button variant="secondary" wide onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>
          {scheduleWords.add}
        </Button>
      )}
    </div>
  );
}
