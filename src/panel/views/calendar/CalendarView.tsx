import { Button, Group, Select } from '@mantine/core';
import { Link } from 'react-router';
import { addDays } from '../../../brazil/calendar-days.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { states } from '../../../brazil/states.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import classes from './CalendarView.module.css';
import { calendarApi } from './calendar-api.ts';
import { calendarWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { Slot } from './Slot.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';

export function CalendarView() {
  const may = useMay();
  const { region, from, show } = useCalendarPlace();
  const { data, error, refetch } = calendarApi.useReadCalendarQuery({ query: { region, from } });
  const weeks = [
    [words.earlier, addDays(from, -7)],
    [words.today, toIsoDate(dayInBrasilia(Date.now()))],
    [words.later, addDays(from, 7)],
  ] as const;
  const bookedIn = (uf: string) => data?.regions.find((one) => one.region === uf)?.booked ?? 0;
  return (
    <>
      <ViewTitle />
      <Group align="end" mb="md" gap="sm" data-not-printed>
        <Select
          label={words.region}
          value={region}
          onChange={(chosen) => show({ region: states.find(({ uf }) => uf === chosen)?.uf ?? region })}
          data={states.map(({ uf, name }) => ({ value: uf, label: words.withVisits(name, bookedIn(uf)) }))}
          searchable
          allowDeselect={false}
        />
        {/* On one line of a phone. */}
        <Group gap={4}>
          {weeks.map(([label, first]) => (
            <Button key={label} variant="default" px="sm" onClick={() => show({ from: first })}>
              {label}
            </Button>
          ))}
        </Group>
        {may('calendar.capacity') && (
          <Button component={Link} to={`/agenda/capacidade?regiao=${region}&dia=${from}`} variant="subtle">
            {words.capacity}
          </Button>
        )}
      </Group>
      {!data && <LoadingOrFailure error={error} retry={refetch} />}
      {data && (
        <div className={classes.week}>
          {data.days.map(({ day, slots }) => (
            <section key={day} aria-labelledby={`day-${day}`} data-today={day === data.today || undefined}>
              <h2 id={`day-${day}`} className={classes.day}>
                {longDay(day)}
              </h2>
              {slots.map((slot) => (
                <Slot key={slot.period} region={region} day={day} today={data.today} slot={slot} />
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  );
}
