import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { type CallError, problemOf } from '../api/problem-of.ts';

export type Change<Data = unknown> = Promise<
  { data: Data; error?: undefined } | { data?: undefined; error: CallError }
>;

/**
 * Announces the outcome of a change, also to screen readers; with no words, only a failure. Returns whether it succeeded. Errors of `fields` are
 * left out, because the form shows them.
 */
export const useOutcomeNotice = () =>
  useCallback(async (change: Change, done: string, fields: readonly string[] = []): Promise<boolean> => {
    const outcome = await change;
    // On a phone a second one would cover the view.
    notifications.clean();
    if (outcome.error !== undefined) {
      const problem = problemOf(outcome.error);
      if (!fields.some((name) => name in (problem?.fields ?? {})))
        // It stays until it is read: what was refused may have to be done otherwise.
        notifications.show({ color: 'red', message: problem?.message, role: 'alert', autoClose: false });
      return false;
    }
    if (done !== '') notifications.show({ message: done, role: 'status' });
    return true;
  }, []);
