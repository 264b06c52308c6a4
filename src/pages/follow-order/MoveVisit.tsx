import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { DayChoice } from '../../answering/inputs/DayChoice.tsx';
import { periodLabels } from '../../content/periods.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice, Notice } from '../../ui/blocks/Notice.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import styles from './OrderView.module.css';
import type { PartProps } from './OrderView.tsx';

const words = followPageWords.visit;

/** Free days and periods. If a slot was taken, the message appears beside the day and the list shows what is left. */
export function MoveVisit({ order, state, ask, onKeep }: PartProps & { onKeep: () => void }) {
  const days = freeDays(order);
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState('');
  const [lacking, setLacking] = useState<{ part: 'date' | 'period' } | null>(null);
  const failure = state.failure?.kind === 'move' ? state.failure : null;
  const taken = failure?.fields.schedules;
  const periods = days.find((day) => day.date === date)?.periods ?? [];
  // The form has just opened, so it takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (failure === null && lacking === null) return;
    if (taken !== undefined) setDate('');
    form.current?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
  }, [failure, lacking, taken]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.working !== null) return;
    const chosen = new FormData(event.currentTarget).get('period');
    const period = periods.find((one) => one === chosen);
    if (date === '') return setLacking({ part: 'date' });
    if (period === undefined) return setLacking({ part: 'period' });
    setLacking(null);
    ask({ kind: 'move', number: order.number, schedule: { date, period } });
  };
  if (days.length === 0)
    return (
      <Notice tone="warning" role="status">
        {words.full}
      </Notice>
    );
  return (
    <form ref={form} className="stack gap-16 at-top" method="dialog" noValidate onSubmit={submit}>
      <ErrorNotice>{failure !== null && taken === undefined && failure.message}</ErrorNotice>
      <DayChoice
        // Remounts when the days change, so that a taken day is no longer selected.
        key={[taken, ...days.map((day) => day.date + day.periods.join())].join()}
        id="novo-dia"
        name="date"
        legend={words.day}
        days={days}
        error={lacking?.part === 'date' ? words.choose : taken}
        chosen={taken === undefined && days.some((day) => day.date === date) ? date : ''}
        onChoose={(chosen) => {
          setDate(chosen);
          setLacking(null);
        }}
      />
      {periods.length > 0 && (
        <div className={styles.periods}>
          <ChoiceList
            key={date}
            name="period"
            id="novo-periodo"
            legend={words.period}
            look="chips"
            options={periods.map((period) => ({ value: period, label: periodLabels[period] }))}
            onChange={() => setLacking(null)}
            {...(lacking?.part === 'period' ? { error: words.choosePeriod } : {})}
          />
        </div>
      )}
      <Button type="submit" wide isLoading={state.working === 'move'} loadingLabel={words.confirming}>
        {words.confirm}
      </Button>
      <Button variant="quiet" wide onClick={onKeep}>
        {words.keep}
      </Button>
    </form>
  );
}

/** Free slots except the current one. */
export const freeDays = ({ days, visit }: FollowedOrder): FollowedOrder['days'] =>
  days
    .map(({ date, periods }) => ({
      date,
      periods: periods.filter((period) => date !== visit?.date || period !== visit.period),
    }))
    .filter(({ periods }) => periods.length > 0);
