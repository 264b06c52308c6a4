import { type RefObject, useRef, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../answering/store-hooks.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { answersSubmitted } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectRoute } from '../../store/selectors.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { rawOfComposerText } from '../composer/composer-text.ts';
import type { Panel } from '../panels/panel.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';
import type { SideQuestions } from './side-questions/use-side-questions.ts';

interface InterpreterProps {
  steps: readonly Step[];
  typed: FieldName | null;
  returnedTo: RefObject<StepId | null>;
  sideQuestions: SideQuestions;
  onSent: () => void;
  onPanel: (panel: Panel) => void;
}

interface Interpreter {
  /** Interprets a message and carries out its outcome. Resolves to true if the composer may clear its text. */
  interpret: (text: string) => Promise<boolean>;
  /** A message waits for the understanding to load. */
  isLoading: boolean;
}

export function useInterpreter(props: InterpreterProps): Interpreter {
  const { steps, typed, sideQuestions, onSent, onPanel } = props;
  const { open, kept, settle } = sideQuestions;
  const dispatch = useAppDispatch();
  const { go } = useSiteRoutes();
  const store = useAppStore();
  const [isLoading, setLoading] = useState(false);
  const wentBackTo = useRef<string | null>(null);

  function loadParts() {
    setLoading(true);
    return lazyUnderstanding
      .load()
      .catch(lazyUnderstanding.load)
      .catch(() => null);
  }

  function give(raw: RawValues, said?: string): void {
    onSent();
    dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw, said }));
  }

  /** A yes or a no answers the proposal that waits, whatever else is asked. */
  const confirmOpen = (text: string): boolean | undefined =>
    open !== null &&
    lazyUnderstanding.now()?.confirmInWords(text, open, { store, onSent, onSettled: settle, said: text });

  /** Answers the field accepts as typed need no understanding, unless a part of an answer is kept. */
  const plainAnswer = (text: string, state: RootState) =>
    kept || open?.reply.kind === 'several' ? null : rawOfComposerText(text, typed, steps, state);

  const interpret = async (text: string) => {
    if (confirmOpen(text) || (typed === null && text === '')) return true;
    const before = store.getState();
    const raw = plainAnswer(text, before);
    if (raw !== null) {
      give(raw);
      return typed === null;
    }
    const route = selectRoute(before);
    const parts = lazyUnderstanding.now() ?? (await loadParts());
    setLoading(false);
    // Drops the message if another question has come meanwhile.
    if (selectRoute(store.getState()) !== route) return false;
    // If the understanding cannot be fetched, the rule of the field has to do.
    if (parts === null) {
      if (typed === null) onPanel('help');
      else give({ [typed]: [text] });
      return typed === null;
    }
    return parts.respondToMessage(text, { ...props, wentBackTo, store, give, go });
  };

  return { interpret, isLoading };
}
