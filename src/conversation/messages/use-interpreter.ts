import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import type { MessageContext } from '../../contract/calls/understand.ts';
import { answerPlainly, giveAnswer, isRefused } from '../../dialogue/messages/composer-text.ts';
import type { MessageActions } from '../../dialogue/messages/message-actions.ts';
import type { SideQuestions } from '../../dialogue/messages/side-questions.ts';
import type { Panel } from '../../dialogue/outcome/message-outcome.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { answersSubmitted } from '../../store/events.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { messageSent } from '../../store/understanding.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { lazyUnderstanding, loadUnderstanding } from './lazy-understanding.ts';

interface InterpreterProps {
  steps: readonly Step[];
  typed: FieldName | null;
  /** An answer is being looked up: what is sent meanwhile waits. */
  isBusy: boolean;
  input: RefObject<HTMLInputElement | null>;
  returnedTo: RefObject<StepId | null>;
  wentBackTo: RefObject<string | null>;
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
  /** What was before the visitor when it was written. */
  at: string;
  /** Could not be read: the visitor may send it again. */
  isUnread: boolean;
  /** What the question was when it went to the shop; null until then. */
  context: MessageContext | null;
}

interface Interpreter {
  /** Answers a message, now or when its turn comes. Returns whether the composer may clear its text. */
  interpret: (text: string) => boolean;
  /** In the order sent. */
  sent: readonly SentMessage[];
  sendAgain: (message: SentMessage) => void;
  /** Takes one of the answers that a reply offers. */
  choose: (answer: RecognisedAnswer) => void;
}

type Parts = ReturnType<typeof lazyUnderstanding.now>;

let count = 0;

export function useInterpreter(props: InterpreterProps): Interpreter {
  const { steps, typed, isBusy, input, sideQuestions, onSent, onPanel } = props;
  const dispatch = useAppDispatch();
  const { go } = useSiteRoutes();
  const store = useAppStore();
  /** What is before the visitor: the question, and the proposal that waits. */
  const at = `${steps.map(({ id }) => id)} ${sideQuestions.open?.id ?? ''}`;
  const [sent, setSent] = useState<readonly SentMessage[]>([]);
  const read = useAppSelector(({ understanding }) => understanding.read);
  /** Becomes true when the visit is forgotten: what was on its way is of another one. */
  const isForgotten = useAppSelector(
    ({ understanding }) => understanding.sent === null && understanding.read === null,
  );
  useEffect(() => {
    if (isForgotten) setSent((all) => all.filter(({ context }) => context === null));
  }, [isForgotten]);

  function give(raw: RawValues, said?: string): void {
    onSent();
    dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw, said }));
  }

  /** If nobody reads the message, the rule of the field has to do. */
  function answerByRule(text: string): RawValues | null {
    const raw = typed && { [typed]: [text] };
    const isRead =
      typed && fields[typed].read({ [typed]: [text] }, selectFacts(store.getState())).kind === 'read';
    return isRead || !/\p{L}/u.test(text) ? raw : null;
  }

  const asked = { ...props, store, give };

  // A refused text stays in the line for correction, unless another stands there.
  const actions = ({ browserSurface }: NonNullable<Parts>, isInLine: boolean): MessageActions => ({
    ...asked,
    typed: isInLine ? typed : null,
    surface: { ...browserSurface, go, onPanel },
  });

  /** Returns whether the line may lose the text, or null if the message has to be read. */
  const answer = (text: string, parts: Parts, isInLine: boolean): boolean | null =>
    parts === null ? answerPlainly(text, asked) : parts.answerHere(text, actions(parts, true), isInLine);

  const interpret = (text: string): boolean => {
    const isTurn = !isBusy && sent.every(({ isUnread }) => isUnread);
    const isSettled = isTurn ? answer(text, lazyUnderstanding.now(), true) : null;
    if (isSettled !== null || text === '') return isSettled ?? true;
    count += 1;
    const message = { id: count, text, at, isBehindAnswer: isBusy, isUnread: false, context: null };
    setSent((all) => [...all, message]);
    return true;
  };

  const change = (id: number, changed: Partial<SentMessage>) =>
    setSent((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const setUnread = (id: number, isUnread: boolean) =>
    change(id, { isBehindAnswer: false, isUnread, context: null, at });

  const next = isBusy ? undefined : sent.find(({ isUnread }) => !isUnread);

  /** The message leaves the queue; a text that was refused comes back to the line. */
  function close({ id, text }: SentMessage, isSettled: boolean, isFree: boolean): void {
    if (!isSettled && !isFree) {
      setUnread(id, true);
      return;
    }
    setSent((all) => all.filter((one) => one.id !== id));
    if (!isSettled && isFree && input.current) input.current.value = text;
  }

  const isOfOther = (message: SentMessage, parts: Parts): boolean =>
    message.at !== at && parts?.isClosedWord(message.text) === true;

  /** It is its turn: it is answered here, or goes to the shop. */
  const sendNext = useEffectEvent((parts: Parts) => {
    if (next === undefined || input.current === null) return;
    const { id, text, isBehindAnswer } = next;
    const isFree = input.current.value === '';
    // What was sent behind an answer that came back refused is meant for another question.
    // Nor is a mere yes to what was not read yet.
    if ((isBehindAnswer && isRefused(asked)) || isOfOther(next, parts)) return setUnread(id, true);
    const isSettled = answer(text, parts, isFree);
    if (isSettled !== null) return close(next, isSettled, isFree);
    const raw = parts === null ? answerByRule(text) : null;
    if (raw !== null) return close(next, giveAnswer(raw, text, asked), isFree);
    if (parts === null) return setUnread(id, true);
    const context = parts.contextAt(actions(parts, isFree));
    change(id, { context });
    dispatch(messageSent({ id, message: parts.meantBy(text, actions(parts, isFree)), context }));
  });
  const nextId = next?.context === null ? next.id : undefined;
  useEffect(() => {
    if (nextId === undefined) return;
    let isOff = false;
    loadUnderstanding()
      .catch(loadUnderstanding)
      .catch(() => null)
      // At once, so that the message never stands beside its reply.
      .then((parts) => isOff || flushSync(() => sendNext(parts)));
    return () => {
      isOff = true;
    };
  }, [nextId]);

  /** The shop has read it, or could not. */
  const answerNext = useEffectEvent(() => {
    const parts = lazyUnderstanding.now();
    if (next?.context == null || read === null || read.id !== next.id || parts === null) return;
    const isFree = input.current?.value === '';
    const { understood } = read;
    const isSettled =
      understood === null
        ? parts.respondUnread(next.text, actions(parts, isFree))
        : parts.respondToActs(next.text, understood, next.context, actions(parts, isFree));
    close(next, isSettled, isFree);
  });
  const readId = read !== null && read.id === next?.id ? read.id : undefined;
  useEffect(() => void (readId !== undefined && answerNext()), [readId]);

  const news = useAppSelector(({ person, visit }) => (visit.phase === 'ready' ? person.news[0] : undefined));
  const showNews = useEffectEvent((parts: NonNullable<Parts>) => {
    if (news !== undefined) parts.showPersonMessage(news, actions(parts, false));
  });
  // It stands at a question, which may be on its way.
  const place = isBusy || steps.length === 0 ? undefined : news?.place;
  useEffect(() => {
    if (place === undefined) return;
    let isOff = false;
    loadUnderstanding()
      .catch(loadUnderstanding)
      .then(
        (parts) => isOff || showNews(parts),
        () => undefined,
      );
    return () => {
      isOff = true;
    };
  }, [place]);

  function choose(answer: RecognisedAnswer): void {
    const parts = lazyUnderstanding.now();
    parts?.choose(answer, actions(parts, false));
  }
  return { interpret, sent, choose, sendAgain: ({ id }) => setUnread(id, false) };
}
