import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppStore } from '../../answering/store-hooks.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { answersSubmitted } from '../../store/events.ts';
import { selectFacts } from '../../store/selectors.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { rawOfComposerText } from '../composer/composer-text.ts';
import type { Panel } from '../panels/panel.ts';
import { lazyUnderstanding, loadUnderstanding } from './lazy-understanding.ts';
import type { SideQuestions } from './side-questions/use-side-questions.ts';

interface InterpreterProps {
  steps: readonly Step[];
  typed: FieldName | null;
  /** An answer is being looked up: what is sent meanwhile waits. */
  isBusy: boolean;
  input: RefObject<HTMLInputElement | null>;
  returnedTo: RefObject<StepId | null>;
  sideQuestions: SideQuestions;
  onSent: () => void;
  onPanel: (panel: Panel) => void;
}

/** A message that has no reply yet. */
export interface SentMessage {
  id: number;
  text: string;
  /** Sent while an answer was looked up. */
  isBehindAnswer: boolean;
  /** Could not be read: the visitor may send it again. */
  isUnread: boolean;
}

interface Interpreter {
  /** Answers a message, now or when its turn comes. Returns whether the composer may clear its text. */
  interpret: (text: string) => boolean;
  /** In the order sent. */
  sent: readonly SentMessage[];
  sendAgain: (message: SentMessage) => void;
}

type Parts = ReturnType<typeof lazyUnderstanding.now>;

export function useInterpreter(props: InterpreterProps): Interpreter {
  const { steps, typed, isBusy, input, sideQuestions, onSent } = props;
  const { open, kept, settle } = sideQuestions;
  const dispatch = useAppDispatch();
  const { go } = useSiteRoutes();
  const store = useAppStore();
  const [sent, setSent] = useState<readonly SentMessage[]>([]);
  const count = useRef(0);
  const wentBackTo = useRef<string | null>(null);

  function give(raw: RawValues, said?: string): void {
    onSent();
    dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw, said }));
  }

  const isRefused = (): boolean => typed !== null && store.getState().answers.refused[typed] !== undefined;

  /** Answers the field accepts as typed need no understanding, unless a part of an answer is kept. */
  const plainAnswer = (text: string) =>
    kept || open?.reply.kind === 'several' ? null : rawOfComposerText(text, typed, steps, store.getState());

  /** If the understanding cannot be fetched, the rule of the field has to do. */
  function answerByRule(text: string): RawValues | null {
    const raw = typed && { [typed]: [text] };
    const isRead =
      typed && fields[typed].read({ [typed]: [text] }, selectFacts(store.getState())).kind === 'read';
    return isRead || !/\p{L}/u.test(text) ? raw : null;
  }

  /** Returns whether the line may lose the text, or null if what reads the message has not loaded. */
  function answer(text: string, parts: Parts, isInLine: boolean, raw = plainAnswer(text)): boolean | null {
    // A yes or a no answers the proposal that waits, whatever else is asked.
    const confirming = { store, onSent, onSettled: settle, said: text };
    if (open !== null && parts?.confirmInWords(text, open, confirming)) return true;
    if (typed === null && text === '') return true;
    if (raw !== null) {
      give(raw);
      return !isRefused();
    }
    // A refused text stays in the line for correction, unless another stands there.
    const actions = { ...props, typed: isInLine ? typed : null, wentBackTo, store, give, go };
    return parts?.respondToMessage(text, actions) ?? null;
  }

  const interpret = (text: string): boolean => {
    const isTurn = !isBusy && sent.every(({ isUnread }) => isUnread);
    const isSettled = isTurn ? answer(text, lazyUnderstanding.now(), true) : null;
    if (isSettled !== null || text === '') return isSettled ?? true;
    count.current += 1;
    const message = { id: count.current, text, isBehindAnswer: isBusy, isUnread: false };
    setSent((all) => [...all, message]);
    return true;
  };

  const setUnread = (id: number, isUnread: boolean) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, isBehindAnswer: false, isUnread } : one)));

  const next = isBusy ? undefined : sent.find(({ isUnread }) => !isUnread);
  const answerNext = useEffectEvent((parts: Parts) => {
    const line = input.current;
    if (next === undefined || line === null) return;
    const { id, text, isBehindAnswer } = next;
    const isFree = line.value === '';
    // What was sent behind an answer that came back refused is meant for another question.
    const isLost = isBehindAnswer && isRefused();
    const raw = plainAnswer(text) ?? (parts === null ? answerByRule(text) : null);
    const isSettled = isLost ? null : answer(text, parts, isFree, raw);
    if (isSettled === null) return setUnread(id, true);
    setSent((all) => all.filter((one) => one.id !== id));
    if (!isSettled && isFree) line.value = text;
  });
  const nextId = next?.id;
  useEffect(() => {
    if (nextId === undefined) return;
    let isOff = false;
    loadUnderstanding()
      .catch(loadUnderstanding)
      .catch(() => null)
      // At once, so that the message never stands beside its reply.
      .then((parts) => isOff || flushSync(() => answerNext(parts)));
    return () => {
      isOff = true;
    };
  }, [nextId]);

  return { interpret, sent, sendAgain: ({ id }) => setUnread(id, false) };
}
