import { useState } from 'react';
import type { PanelProblem } from '../api/call-panel.ts';
import { problemOf } from '../api/problem-of.ts';
import { type Change, useOutcomeNotice } from './use-outcome-notice.ts';

export interface ChangeProps<Data> {
  /** Said once it is made. */
  done?: string | ((data: Data) => string) | undefined;
  /** Returns true where it says itself what was refused. */
  onRefused?: ((problem: PanelProblem) => unknown) | undefined;
}

const nowhere = (): boolean => false;

export function useChange<Data>({ done = '', onRefused }: ChangeProps<Data>) {
  const notify = useOutcomeNotice();
  const [isLoading, setLoading] = useState(false);
  const [fields, setFields] = useState<PanelProblem['fields']>({});
  const make = async (change: Change<Data>, isShown: (field: string) => boolean = nowhere) => {
    setLoading(true);
    setFields({});
    const outcome = await change;
    const problem = problemOf(outcome.error);
    setLoading(false);
    setFields(problem?.fields ?? {});
    if (outcome.error === undefined)
      await notify(change, typeof done === 'string' ? done : done(outcome.data));
    else if (problem && onRefused?.(problem) !== true)
      await notify(change, '', Object.keys(problem.fields).filter(isShown));
    return outcome;
  };
  return { make, isLoading, fields };
}
