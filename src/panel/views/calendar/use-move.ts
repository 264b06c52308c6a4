import { useCallback } from 'react';
import { formatBrazilianDate, parseIsoDate } from '../../../brazil/date.ts';
import type { Period } from '../../../contract/lead/answers.ts';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { calendarApi } from './calendar-api.ts';
import { calendarWords as words } from './calendar-words.ts';

/** Moves a visit, for drag and drop and for the dialog. Returns whether it succeeded. */
export function useMove(): (orderNumber: string, day: string, period: Period) => Promise<boolean> {
  const [move] = calendarApi.useMoveVisitMutation();
  const notify = useOutcomeNotice();
  return useCallback(
    async (orderNumber, day, period) => {
      const parsed = parseIsoDate(day);
      if (parsed === null) return false;
      const date = formatBrazilianDate(parsed);
      const schedule = { date, period };
      return notify(
        move({ params: { orderNumber }, body: { schedule } }),
        words.moved(`${date}, ${words.period[period]}`),
      );
    },
    [move, notify],
  );
}
