import { Button, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatBrazilianDate, parseBrazilianDate, parseIsoDate, toIsoDate } from '../../../brazil/date.ts';
import type { Period } from '../../../contract/lead/answers.ts';
import { type OfferedDay, offeredDays } from '../../../contract/offered-days.ts';
import type { VisitCard } from '../../../contract/panel/calendar.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { calendarWords as words } from './calendar-words.ts';
import { longDay } from './long-day.ts';
import { useMove } from './use-move.ts';

interface Props {
  visit: Pick<VisitCard, 'orderNumber' | 'who' | 'period'>;
  day: string;
  today: string;
  /** The free ones, where they are known; the server checks the capacity. */
  free?: readonly OfferedDay[];
  close: () => void;
}

/** Moves a visit without drag and drop. */
export function MoveDialog({ visit: { orderNumber, who, period: now }, day, today, free, close }: Props) {
  const move = useMove();
  const days = daysFrom(today, free);
  const [to, setTo] = useState(days.find(({ isoDay }) => isoDay === day)?.isoDay ?? days[0]?.isoDay ?? day);
  const periods = days.find(({ isoDay }) => isoDay === to)?.periods ?? [];
  const [wish, setWish] = useState<Period>(now);
  const period = periods.includes(wish) ? wish : (periods[0] ?? wish);
  const [isTried, setTried] = useState(false);
  const isSame = to === day && period === now;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isSame && (await move(orderNumber, { day: to, period }, { day, period: now }))) close();
  };

  return (
    <Dialog close={close} title={words.moveTitle(who)} centered>
      <form onSubmit={send}>
        <Stack>
          <Text size="sm">{words.moveHint}</Text>
          <Select
            label={words.day}
            value={to}
            onChange={(chosen) => setTo(chosen ?? to)}
            data={days.map(({ isoDay }) => ({ value: isoDay, label: longDay(isoDay) }))}
            allowDeselect={false}
            error={isTried && isSame && words.same}
            data-autofocus
          />
          <Select
            label={words.which}
            value={period}
            onChange={(chosen) => setWish(periods.find((one) => one === chosen) ?? period)}
            data={periods.map((one) => ({ value: one, label: words.period[one] }))}
            allowDeselect={false}
          />
          <Button type="submit">{words.save}</Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function daysFrom(today: string, free?: readonly OfferedDay[]): { isoDay: string; periods: Period[] }[] {
  const first = parseIsoDate(today);
  if (first === null) return [];
  return (free ?? offeredDays(first)).flatMap(({ date, periods }) => {
    const parsed = parseBrazilianDate(date);
    return parsed === null || date === formatBrazilianDate(first)
      ? []
      : [{ isoDay: toIsoDate(parsed), periods }];
  });
}
