import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isFieldName } from '../../funnel/fields/fields.ts';
import { draftKept } from '../../store/events.ts';
import { useAppStore } from '../store-hooks.ts';
import { readForm } from './read-form.ts';

/** When the visitor is called back to an earlier answer, the current input is kept as a draft. */
export function useKeepDraft(form: RefObject<HTMLFormElement | null>, names: readonly FieldName[]): void {
  const store = useAppStore();
  const leave = useEffectEvent(() => {
    const { draft, refused, values } = store.getState().answers;
    const isOpen = names.some((name) => values[name] === undefined);
    const isCalledBack = Object.keys(refused)
      .filter(isFieldName)
      .some((name) => refused[name] !== undefined && !names.includes(name));
    if (form.current && isOpen && isCalledBack)
      store.dispatch(draftKept({ raw: { ...draft, ...readForm(form.current) } }));
  });
  useLayoutEffect(() => () => leave(), []);
}
