import { useCallback } from 'react';
import { formatBrazilianDate, parseIsoDate } from '../../../brazil/date.ts';
import type { Period } from '../../../contract/lead/answers.ts';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { calendarApi } from './calendar-api.ts';
import { calendarWords as words } from './calendar-words.ts';

interface Place {
  day: string;
  period: Period;
}

function scheduleOf({ day, period }: Place) {
  const parsed = parseIsoDate(day);
  return parsed && { date: formatBrazilianDate(parsed), period };
}

/** Moves a visit, for drag and drop and for the dialog. Returns whether it succeeded. */
export function useMove(): (orderNumber: string, to: Place, from: Place) => Promise<boolean> {
  const [move] = calendarApi.useMoveVisitMutation();
  const notify = useOutcomeNotice();
  return useCallback(
    async (orderNumber, to, before) => {
      const [schedule, from] = [scheduleOf(to), scheduleOf(before)];
      if (schedule === null || from === null) return false;
      return notify(
        move({ params: { orderNumber }, body: { schedule, from } }),
        words.moved(`${schedule.date}, ${words.period[schedule.period]}`),
      );
    },
    [move, notify],
  );
}
