import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { type CallError, problemOf } from '../api/problem-of.ts';

type Change = Promise<{ data?: unknown } | { error: CallError }>;

/** Shows what became of a change, for screen readers too. Answers whether it was made. */
export const useOutcomeNotice = () =>
  useCallback(async (change: Change, done: string): Promise<boolean> => {
    const outcome = await change;
    if ('error' in outcome) {
      notifications.show({ color: 'red', message: problemOf(outcome.error)?.message, role: 'alert' });
      return false;
    }
    notifications.show({ message: done, role: 'status' });
    return true;
  }, []);
