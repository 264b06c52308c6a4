import type { Store } from '@reduxjs/toolkit';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { draftKept } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';

/** Ends the refusal of a field once its text is right. */
export function dropCorrectedRefusal(
  { dispatch, getState }: Store<RootState>,
  name: FieldName,
  text: string,
) {
  const state = getState();
  if (state.answers.refused[name] === undefined) return;
  if (fields[name].read({ [name]: [text] }, selectFacts(state)).kind === 'read')
    dispatch(draftKept({ raw: state.answers.draft ?? {}, corrected: [name] }));
}
