import type { Store } from '@reduxjs/toolkit';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { answersSubmitted } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { messageSettled, messageUnread, type SentMessage } from '../../store/talk.ts';
import type { Panel } from '../outcome/message-outcome.ts';
import { selectIsWaiting, selectTypedField } from '../selectors.ts';

/** What only the face can do in which a message is answered. */
export interface Surface {
  /** Takes the option as if the visitor had tapped it. */
  tap: (option: { name: string; value: string }) => void;
  /** Opens an address of the order. */
  go: (address: string) => void;
  /** Leads to a page beside the order. */
  leave: (path: string) => void;
  onPanel: (panel: Panel) => void;
  /** Answers the open question, where that is more than to submit its answers. */
  give?: (raw: RawValues, said?: string) => void;
  /** An answer goes its way. */
  onSent?: () => void;
  /** Something of a person is shown. */
  onNews?: () => void;
  /** What stands unsent in its forms, if it has any. */
  unsent?: () => RawValues;
  /** The line to write in, where a text that is refused comes back. */
  line?: () => { value: string } | null;
  /** The plans that it lists: before the address is known those of the campaign, then those offered, as they are filtered. */
  plansListed?: (facts: Facts) => readonly Plan[];
}

/** The open question, and how it is answered. */
export interface Asked {
  store: Store<RootState>;
  steps: readonly Step[];
  /** The field that is asked in words; null if its answer is tapped. */
  typed: FieldName | null;
  /** Answers the open question. Returns whether the field that is asked in words takes it. */
  give: (raw: RawValues, said?: string) => boolean;
}

/** The same, in its face. */
export interface Answering extends Asked {
  surface: Surface;
  /** The message was said before, and stands there. */
  isRecalled?: true;
}

/** `isInLine`: a text that is refused can go back there for correction. */
export function askedIn(
  store: Store<RootState>,
  { give, onSent }: Pick<Surface, 'give' | 'onSent'>,
  isInLine = true,
): Asked {
  const state = store.getState();
  const isWaiting = selectIsWaiting(state);
  const steps = isWaiting ? [] : selectStepsShown(state);
  const typed = isWaiting || !isInLine ? null : selectTypedField(state);
  return {
    ...{ store, steps, typed },
    give: (raw, said) => {
      const facts = selectFacts(store.getState());
      onSent?.();
      if (give) give(raw, said);
      else store.dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw, said }));
      return typed === null || fields[typed].read(raw, facts).kind !== 'refused';
    },
  };
}

export const answeringIn = (store: Store<RootState>, surface: Surface, isInLine = true): Answering => ({
  ...askedIn(store, surface, isInLine),
  surface,
});

/**
 * The message leaves the queue. A text that was refused comes back to the line, unless another stands there; `isTaken` is
 * null if nobody can tell what it answers.
 */
export function settleMessage(
  { id, text }: SentMessage,
  isTaken: boolean | null,
  { store, line }: Pick<Asked, 'store'> & Pick<Surface, 'line'>,
): void {
  const box = isTaken ? null : line?.();
  const isKept = box != null && (isTaken === null || box.value !== '');
  if (box && !isKept) box.value = text;
  store.dispatch(isKept ? messageUnread(id) : messageSettled(id));
}
