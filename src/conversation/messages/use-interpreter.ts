import type { RefObject } from 'react';
import { useAppDispatch, useAppStore } from '../../answering/store-hooks.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { addressIn } from '../../funnel/routes/read-path.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { addressSearchOpened, addressTold } from '../../store/address-search.ts';
import {
  answersRefused,
  answersSubmitted,
  draftKept,
  messageReplied,
  quizQuestionAnswered,
  sideQuestionReplied,
} from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectRoute } from '../../store/selectors.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { rawOfComposerText } from '../composer/composer-text.ts';
import type { Panel } from '../panels/panel.ts';
import type { KeptPart } from '../understanding/understood.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';
import type { MessageOutcome } from './message-outcome.ts';
import type { Reply, SideQuestion } from './side-question.ts';

interface InterpreterProps {
  steps: readonly Step[];
  typed: FieldName | null;
  wanted: RefObject<StepId | null>;
  /** What waits for a yes or a no. */
  open: SideQuestion | null;
  /** Part of the answer, told before. */
  kept: KeptPart | undefined;
  add: (said: string, reply: Reply) => void;
  carry: (said: string, reply: Reply) => void;
  settle: (reply: Reply) => void;
  onSent: () => void;
  onPanel: (panel: Panel) => void;
  onPages: () => void;
}

/** What becomes of what the visitor wrote; whether it is done with. What was refused stays to be mended. */
export function useInterpreter(props: InterpreterProps): (text: string) => Promise<boolean> {
  const { steps, typed, wanted, open, kept, add, carry, settle, onSent, onPanel, onPages } = props;
  const dispatch = useAppDispatch();
  const { go } = useSiteRoutes();
  const store = useAppStore();

  /** What was asked beside an answer stays with its question. */
  function keep(step: Step | undefined, said: string, reply: Reply | null, isAfter: boolean): void {
    const isQuestion =
      (reply?.kind === 'text' && !reply.kept) || (reply?.kind === 'guess' && said.endsWith('?'));
    if (step === undefined || reply === null || !isQuestion) return;
    const text = reply.kind === 'guess' ? reply.told : reply.text;
    const link = reply.kind === 'text' ? reply.link : undefined;
    dispatch(sideQuestionReplied({ step: step.id, said, text, link, isAfter }));
  }

  const doing: {
    [Kind in MessageOutcome['kind']]: (
      outcome: Extract<MessageOutcome, { kind: Kind }>,
      said: string,
    ) => void;
  } = {
    answer: ({ raw, reply }, said) => {
      keep(steps.at(-1), said, reply === undefined ? null : { kind: 'text', text: reply }, true);
      onSent();
      dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw }));
    },
    option: (option) => lazyUnderstanding.now()?.tapOption(option),
    refusal: ({ message }) => typed && dispatch(answersRefused({ messages: { [typed]: message } })),
    reply: ({ reply, isUnclear = false, asks = false }, said) => {
      dispatch(messageReplied({ isUnclear, said, asks }));
      const parts = lazyUnderstanding.now();
      if (parts && reply.kind === 'several')
        dispatch(draftKept({ raw: parts.draftWith(reply.answers, store.getState()) }));
      keep(steps[0], said, isUnclear ? null : reply, false);
      add(said, reply);
    },
    go: ({ route, step = null, beside }, said) => {
      if (beside) carry(said, beside);
      wanted.current = step;
      go(addressIn(store.getState().visit.face, route));
    },
    panel: ({ panel, beside }, said) => {
      if (beside) add(said, beside);
      onPanel(panel);
    },
    address: ({ address, text, beside }, said) => {
      dispatch(messageReplied({ isUnclear: false, said, asks: false }));
      dispatch(address === null ? addressSearchOpened() : addressTold(address));
      if (beside === null) add(said, { kind: 'text', text });
      else act(beside, said);
    },
    quiz: ({ at }) => dispatch(quizQuestionAnswered({ count: at })),
    pages: onPages,
    leave: ({ path }) => location.assign(path),
  };
  function act<Kind extends MessageOutcome['kind']>(
    outcome: Extract<MessageOutcome, { kind: Kind }>,
    said: string,
  ): boolean {
    doing[outcome.kind](outcome, said);
    if ('keeps' in outcome) return false;
    return typed === null || (outcome.kind !== 'answer' && outcome.kind !== 'refusal');
  }

  /** A yes or a no is for what waits for it, whatever else is asked. */
  const isConfirmed = (text: string): boolean => {
    const parts = lazyUnderstanding.now();
    const isYes = open === null || parts === null ? null : parts.saysYes(text, open);
    if (open === null || parts === null || isYes === null) return false;
    parts.confirm(open, isYes, { store, onSent, onSettled: settle });
    return true;
  };

  /** What needs no understanding; beside a part that was told before, everything does. */
  const plainAnswer = (text: string, state: RootState) =>
    kept ? null : rawOfComposerText(text, typed, steps, state);

  return async (text) => {
    if (isConfirmed(text) || (typed === null && text === '')) return true;
    const before = store.getState();
    const raw = plainAnswer(text, before);
    if (raw !== null) return act({ kind: 'answer', raw }, text);
    const route = selectRoute(before);
    const parts = lazyUnderstanding.now() ?? (await lazyUnderstanding.load().catch(() => null));
    const state = store.getState();
    // Another question may have come meanwhile: this was not said to that one.
    if (selectRoute(state) !== route) return false;
    // Without a line to fetch what understands, the field's own rule has to do.
    if (parts === null)
      return act(
        typed ? { kind: 'answer', raw: { [typed]: [text] } } : { kind: 'panel', panel: 'help' },
        text,
      );
    const outcome = parts.interpretMessage(text, steps, typed !== null, state, kept);
    return act(outcome, parts.echoOf(text, outcome, steps, selectFacts(state)));
  };
}
