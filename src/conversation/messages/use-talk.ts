import { type RefObject, useContext, useEffect, useRef } from 'react';
import { useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import { askedIn, type Surface, settleMessage } from '../../dialogue/messages/answering.ts';
import { answerByRule, answerPlainly, isRefused } from '../../dialogue/messages/composer-text.ts';
import { selectDue, selectSideQuestions, sent } from '../../dialogue/messages/side-questions.ts';
import { selectIsBusy } from '../../store/selectors.ts';
import { useSiteRoutes } from '../../ui/actions/site-routes.ts';
import { RunContext, type Task } from '../run-context.ts';
import { lazyUnderstanding, loadUnderstanding } from './lazy-understanding.ts';

type Parts = NonNullable<ReturnType<typeof lazyUnderstanding.now>>;

interface TalkProps extends Pick<Surface, 'onPanel' | 'onSent'> {
  input: RefObject<HTMLInputElement | null>;
  isReady: boolean;
}

/** Has the conversation served while it is on the page. Returns what sends a message, now or when its turn comes. */
export function useTalk({ input, isReady, ...does }: TalkProps): (text: string) => void {
  const { go } = useSiteRoutes();
  const store = useAppStore();
  const run = useContext(RunContext);
  const task = useRef<Task | null>(null);
  const line = () => input.current;
  const isDue = useAppSelector(
    (state) => selectDue(state) !== null || (state.visit.phase === 'ready' && state.person.news.length > 0),
  );

  function serve({ browserSurface, serveTalk }: Parts) {
    const surface: Surface = { ...browserSurface, ...does, go, line };
    task.current ??= run(() => serveTalk(store, surface));
    return { store, surface };
  }
  useEffect(
    () => () => {
      task.current?.cancel();
      task.current = null;
    },
    [],
  );

  /** If nobody reads the messages, the rule of the field has to do. */
  function serveByRule(): void {
    for (let due = selectDue(store.getState()); due !== null; due = selectDue(store.getState())) {
      const asked = askedIn(store, does);
      const isOfOther = due.isBehindAnswer && isRefused(asked);
      settleMessage(due, isOfOther ? null : answerByRule(due.text, asked), { store, line });
    }
  }

  function load(then: (parts: Parts) => unknown, otherwise: () => void) {
    let isOff = false;
    loadUnderstanding()
      .catch(loadUnderstanding)
      .then(
        (parts) => isOff || then(parts),
        () => isOff || otherwise(),
      );
    return () => {
      isOff = true;
    };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is due is a reason
  useEffect(() => (isDue && task.current === null ? load(serve, serveByRule) : undefined), [isDue]);

  // After a reload or back from the pages, what waited for a yes is offered again; what was not kept is named.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later drafts are proposed as they are told
  useEffect(() => {
    const state = store.getState();
    const { draft, lost } = state.answers;
    const isDrafted = draft !== null || lost.length > 0;
    if (!isReady || !isDrafted || selectSideQuestions(state).questions.length > 0) return;
    return load(
      (parts) => parts.offerDraft(serve(parts)),
      () => undefined,
    );
  }, [isReady]);

  return (text) => {
    const state = store.getState();
    const isTurn = !selectIsBusy(state) && selectDue(state) === null;
    const isTaken = isTurn ? answerPlainly(text, askedIn(store, does)) : null;
    if (isTaken === false && input.current) input.current.value = text;
    if (isTaken !== null || text === '') return;
    const parts = lazyUnderstanding.now();
    if (parts !== null) serve(parts);
    store.dispatch(sent(text, state));
  };
}
