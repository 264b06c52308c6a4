import { Group, NumberInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { stateName, type Uf } from '../../../brazil/states.ts';
import { periods } from '../../../content/periods.ts';
import type { Period } from '../../../contract/lead/answers.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Choice } from '../../parts/Choice.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { useFocusInvalid } from '../../parts/use-focus-invalid.ts';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { calendarApi } from './calendar-api.ts';
import { calendarWords, weekdayWords, capacityWords as words } from './calendar-words.ts';

const oneDay = 'day';

export function CapacityForm({ region }: { region: Uf }) {
  const notify = useOutcomeNotice();
  const [setCapacity, { isLoading, error }] = calendarApi.useSetCapacityMutation();
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, isLoading);
  const [where, setWhere] = useState<Uf | '*'>(region);
  const [when, setWhen] = useState('*');
  const today = toIsoDate(dayInBrasilia(Date.now()));
  const [date, setDate] = useState(today);
  const [period, setPeriod] = useState<Period>('manha');
  // An empty field must not become 0, which would close the day: the browser requires a number.
  const [capacity, setMany] = useState<number | string>(10);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { day: when === oneDay ? date : when, period, capacity: Number(capacity) };
    void notify(setCapacity({ params: { region: where }, body }), words.saved, ['capacity']);
  };

  return (
    <form ref={form} onSubmit={send}>
      <Group align="end" gap="sm">
        <Choice
          label={words.where}
          options={[
            [region, stateName(region)],
            ['*', words.everywhere],
          ]}
          value={where}
          change={(chosen) => setWhere(chosen === '*' ? '*' : region)}
          w="auto"
        />
        <Choice
          label={words.when}
          options={[['*', words.everyDay], ...Object.entries(weekdayWords), [oneDay, words.oneDay]]}
          value={when}
          change={setWhen}
          w="auto"
        />
        {when === oneDay && (
          <MomentInput kind="day" label={words.date} required min={today} value={date} onChange={setDate} />
        )}
        <Choice
          label={calendarWords.which}
          options={periods.map((one) => [one, calendarWords.period[one]])}
          value={period}
          change={(chosen) => setPeriod(periods.find((one) => one === chosen) ?? period)}
          w="auto"
        />
        <NumberInput
          label={words.manyOrNone}
          min={0}
          // Too large numbers show an error instead of being clamped.
          clampBehavior="none"
          allowDecimal={false}
          error={problemOf(error)?.fields.capacity}
          // The button stays beside the input.
          inputWrapperOrder={['label', 'error', 'input']}
          required
          value={capacity}
          onChange={setMany}
        />
        <LoadingButton type="submit" loading={isLoading}>
          {words.save}
        </LoadingButton>
      </Group>
    </form>
  );
}
