import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMinute } from '../../../brazil/clock-minute.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { weekdayNames } from '../../../content/calendar-names.ts';
import { timeInWords } from '../../../content/opening-hours.ts';
import { newKey } from '../../../contract/new-key.ts';
import type { OpeningVersion } from '../../../contract/panel/opening-hours.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords, openingHoursWords as words } from './conversations-words.ts';

export function OpeningHoursView() {
  const { data, error, refetch } = conversationsApi.useReadOpeningHoursQuery({});
  const [chosen, choose] = useState('');
  const [newest, ...others] = data?.versions ?? [];
  const shown = others.find(({ version }) => String(version) === chosen) ?? newest;
  return (
    <>
      <BackToList list="/conversas" label={conversationsWords.back} />
      <ViewTitle />
      <Text mb="md" maw="60ch">
        {words.intro}
      </Text>
      {shown === undefined || newest === undefined ? (
        <LoadingOrFailure error={error} retry={refetch} />
      ) : (
        <Stack maw={720}>
          <Choice
            label={words.version}
            description={words.versionHint}
            options={[newest, ...others].map(({ version, by, at }) => [
              String(version),
              version === 0 ? words.usual : `${readableMoment(at)}, ${by}`,
            ])}
            value={String(shown.version)}
            change={choose}
          />
          <HoursForm
            key={`${shown.version} ${newest.version}`}
            {...{ shown, over: newest.version }}
            onDone={() => choose('')}
          />
        </Stack>
      )}
    </>
  );
}

type Times = OpeningVersion['hours']['week'][number];

function timesIn(read: ReadInput, field: string): Times {
  const from = read(`${field}.from`);
  return from === '' ? null : { from, to: read(`${field}.to`) };
}

/** `over` is the newest version, which the one that is saved follows. */
function HoursForm({ shown, over, onDone }: { shown: OpeningVersion; over: number; onDone: () => void }) {
  const [save] = conversationsApi.useSaveOpeningHoursMutation();
  const today = toIsoDate(dayInBrasilia(Date.now()));
  const { week } = shown.hours;
  const [rows, setRows] = useState(() =>
    shown.hours.exceptions.filter(({ day }) => day >= today).map((one) => ({ ...one, key: one.day })),
  );
  const [isChanged, setChanged] = useState(shown.version !== over);
  useUnsaved(isChanged);
  const setDay = (key: string, day: string) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, day } : row)));
  const add = () => setRows((all) => [...all, { key: newKey(crypto), day: '', times: null, note: '' }]);
  const remove = (key: string) => {
    setRows((all) => all.filter((row) => row.key !== key));
    setChanged(true);
    focusHeading();
  };
  const send = (read: ReadInput) => {
    const exceptions = rows.map(({ day }, index) => ({
      ...{ day, times: timesIn(read, `exceptions.${index}.times`) },
      note: read(`exceptions.${index}.note`),
    }));
    const days = week.map((_, day) => timesIn(read, `week.${day}`));
    return save({ body: { version: over, week: days, exceptions } });
  };
  return (
    <div onChange={() => setChanged(true)}>
      <Form onSend={send} done={words.saved} onDone={onDone} button={words.save}>
        <Section title={words.week}>
          <Stack gap="xs">
            {[1, 2, 3, 4, 5, 6, 0].map((day) => (
              <Group key={day} gap="xs" align="flex-start" wrap="nowrap">
                <Text w="5rem" pt={6} tt="capitalize">
                  {weekdayNames[day]}
                </Text>
                <TimesChoice of={weekdayNames[day] ?? ''} field={`week.${day}`} times={week[day] ?? null} />
              </Group>
            ))}
          </Stack>
        </Section>
        <Section title={words.exceptions}>
          {rows.map(({ key, day, times, note }, index) => (
            <Fieldset
              key={key}
              variant="unstyled"
              mb="md"
              aria-label={words.exception(day && formatMinute(day))}
            >
              <Group gap="xs" align="flex-end">
                <MomentInput
                  {...{ kind: 'day', label: words.day, required: true, withAsterisk: false, min: today }}
                  field={`exceptions.${index}.day`}
                  value={day}
                  onChange={(chosen) => setDay(key, chosen)}
                />
                <TimesChoice of={words.exception('')} field={`exceptions.${index}.times`} times={times} />
                <TextField
                  {...{ name: `exceptions.${index}.note`, label: words.note, maxLength: 100, w: '14rem' }}
                  defaultValue={note}
                />
                <Button variant="subtle" color="red" onClick={() => remove(key)}>
                  {words.remove}
                </Button>
              </Group>
            </Fieldset>
          ))}
          <Button variant="default" onClick={add}>
            {words.add}
          </Button>
        </Section>
      </Form>
    </div>
  );
}

/** Every half an hour of a day, its end too. */
const halfHours = Array.from({ length: 49 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return [time, timeInWords(time)] as const;
});

const TimesChoice = ({ of, field, times }: { of: string; field: string; times: Times }) =>
  (['from', 'to'] as const).map((end) => (
    <Choice
      key={end}
      w="7rem"
      name={`${field}.${end}`}
      aria-label={words[end](of)}
      none={words.none[end]}
      options={halfHours}
      defaultValue={times?.[end] ?? ''}
    />
  ));
