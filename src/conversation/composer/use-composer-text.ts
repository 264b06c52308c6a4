import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { besidesOf, composerText } from '../../dialogue/messages/composer-text.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';

interface ComposerTextProps {
  input: RefObject<HTMLInputElement | null>;
  field: FieldName | null;
  /** Changes with the question and with each side question. */
  place: string;
  /** Changes with the question only. */
  question: string;
  isWaiting: boolean;
  isReady: boolean;
  /** A message was sent, and its reply is awaited. */
  isSent: boolean;
  hasFailed: boolean;
}

interface Shown {
  place: string;
  question: string;
  isWaiting: boolean;
}

interface ComposerText {
  /** The time of the last change. */
  changed: RefObject<number>;
  /** Selects an earlier answer that the visitor comes to, so that typing replaces it. */
  selectEarlier: () => void;
  /** The first tap selects it; a second one sets the caret. */
  tapEarlier: () => void;
}

/** Whether the line holds an answer that was given, and not what the visitor had begun to type. */
const isEarlier = (field: FieldName | null, text: string, draft: RawValues | null): boolean =>
  text !== '' && field !== null && draft?.[field] === undefined;

/** Whether the composer keeps its text. */
function stays(
  text: string,
  { question }: Shown,
  before: Shown | null,
  hasFailed: boolean,
  wasSent: boolean,
): boolean {
  // What was sent and waits for a yes does not come back into the line.
  if (before?.question === question && !hasFailed) return true;
  const isSame = before === null || before.question === question;
  return text !== '' && (isSame || ((before.isWaiting || wasSent) && !hasFailed));
}

/**
 * Sets the input's text when the question changes, to the earlier answer. Refused text stays for correction, and so
 * does text typed before hydration, while no question was open or behind a message that waited.
 */
export function useComposerText({
  input,
  field,
  place,
  question,
  isWaiting,
  isReady,
  isSent,
  hasFailed,
}: ComposerTextProps): ComposerText {
  const draft = useAppSelector((state) => state.answers.draft);
  const facts = useAppSelector(selectFacts);
  const steps = useAppSelector(selectStepsShown);
  const shown = useRef<Shown | null>(null);
  const changed = useRef(-Infinity);
  const wasSent = useRef(false);
  /** The line holds an earlier answer that nobody tapped. */
  const isUntouched = useRef(false);

  const selectEarlier = () => {
    const box = input.current;
    // A part that is selected already stays so.
    if (isUntouched.current && box?.selectionStart === box?.selectionEnd) box?.select();
  };
  const tapEarlier = () => {
    selectEarlier();
    isUntouched.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question, or a refusal, is a reason
  useLayoutEffect(() => {
    const box = input.current;
    if (box === null || !isReady) return;
    const before = shown.current;
    shown.current = { place, question, isWaiting };
    if (before && before.place !== place) changed.current = performance.now();
    if (stays(box.value, shown.current, before, hasFailed, wasSent.current)) return;
    box.value = field === null ? '' : composerText(field, besidesOf(field, steps, facts), facts, draft);
    isUntouched.current = isEarlier(field, box.value, draft);
    // Only the focused line: in Safari a selection would move the focus to it.
    if (document.activeElement === box) selectEarlier();
  }, [place, isReady, hasFailed]);
  useLayoutEffect(() => {
    wasSent.current = isSent;
  });
  return { changed, selectEarlier, tapEarlier };
}
