import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { isFieldName } from '../../funnel/fields/fields.ts';
import { draftKept } from '../../store/events.ts';
import { useAppStore } from '../store-hooks.ts';
import { readForm } from './read-form.ts';

/**
 * When the visitor is called back to an earlier answer, the current input is kept as a draft. Refusals that it corrects
 * end with the form: the other face knows nothing of them.
 */
export function useKeepDraft(
  form: RefObject<HTMLFormElement | null>,
  names: readonly FieldName[],
  correctedIn: (raw: RawValues) => readonly FieldName[],
): void {
  const store = useAppStore();
  const leave = useEffectEvent(() => {
    if (form.current === null) return;
    const raw = readForm(form.current);
    const { draft, refused, values } = store.getState().answers;
    const isOpen = names.some((name) => values[name] === undefined);
    const isCalledBack = Object.keys(refused)
      .filter(isFieldName)
      .some((name) => refused[name] !== undefined && !names.includes(name));
    const kept = isOpen && isCalledBack ? { ...draft, ...raw } : draft;
    const corrected = correctedIn(raw);
    if (kept !== draft || corrected.length > 0) store.dispatch(draftKept({ raw: kept ?? {}, corrected }));
  });
  useLayoutEffect(() => () => leave(), []);
}
