import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { type CallError, problemOf } from '../api/problem-of.ts';

type Change = Promise<{ data?: unknown } | { error: CallError }>;

/**
 * Shows what became of a change, for screen readers too. Answers whether it was made. What is told beside a field of the form
 * (`fields`: those that tell it) is not told twice.
 */
export const useOutcomeNotice = () =>
  useCallback(async (change: Change, done: string, fields: readonly string[] = []): Promise<boolean> => {
    const outcome = await change;
    if ('error' in outcome) {
      const problem = problemOf(outcome.error);
      if (!fields.some((name) => name in (problem?.fields ?? {})))
        notifications.show({ color: 'red', message: problem?.message, role: 'alert' });
      return false;
    }
    notifications.show({ message: done, role: 'status' });
    return true;
  }, []);
