import { Suspense, useEffect, useId, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { PagePlaceholder } from '../answering/screens/visit/PagePlaceholder.tsx';
import { phaseScreens } from '../answering/screens/visit/phase-screens.ts';
import { VisitDialogs } from '../answering/screens/visit/VisitDialogs.tsx';
import { useAppSelector } from '../answering/store-hooks.ts';
import { conversationWords as words } from '../content/conversation/words.ts';
import { frame } from '../content/screens/frame.ts';
import { selectShowsAll } from '../dialogue/summary/select-summary.ts';
import { everyStepWords } from '../funnel/words/every-step-words.ts';
import { selectFacts, selectJourney } from '../store/selectors.ts';
import { onTurned } from '../ui/on-turned.ts';
import styles from './ConversationPage.module.css';
import { ConversationView } from './ConversationView.tsx';
import { onFirstFocus } from './composer/on-first-focus.ts';
import { scrollToFocus, uncoverQuestion } from './scroll-to-question.ts';

/** The order as a conversation. Questions about an earlier visit come first. */
export function ConversationPage() {
  const phase = useAppSelector((state) => state.visit.phase);
  const isOrdered = useAppSelector((state) => selectFacts(state).order !== null);
  const hasColumns = useAppSelector(selectShowsAll);
  const end = useAppSelector(selectJourney).steps.at(-1);
  const page = isOrdered && end ? everyStepWords[end].page : words.page;
  const titleId = useId();
  // After navigation the question takes the focus; after hydration the focus stays.
  const takesFocus = useRef(phase === 'ready');
  useEffect(leaveKeyboardRoom, []);
  useEffect(() => onTurned(scrollToFocus), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.conversation = '';
    // For keyboard focus only: on touch the target would move away.
    const follow = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab' || target instanceof HTMLInputElement) scrollToFocus();
    };
    document.addEventListener('keyup', follow);
    // The conversation scrolls to the question itself.
    history.scrollRestoration = 'manual';
    return () => {
      document.removeEventListener('keyup', follow);
      delete dataset.conversation;
      history.scrollRestoration = 'auto';
    };
  }, []);
  // The page is hidden until the visit is resumed, so that the first question does not flash. It shows before the layout
  // effects, since nothing hidden takes the focus.
  useInsertionEffect(() => {
    if (phase !== 'starting') delete document.documentElement.dataset.goesOn;
  }, [phase]);
  useEffect(() => {
    if (phase !== 'starting' && phase !== 'ready') takesFocus.current = true;
  }, [phase]);

  if (phase !== 'starting' && phase !== 'ready') {
    const Question = phaseScreens[phase];
    return (
      <div className={styles.page}>
        <Suspense fallback={<PagePlaceholder />}>
          <Question titleId={titleId} />
          <Focus key={phase} titleId={titleId} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.page} data-columns={hasColumns || undefined}>
      <title>{`${page} | ${frame.site}`}</title>
      <h1 className="visually-hidden">{words.heading}</h1>
      <ConversationView takesFocus={takesFocus.current} />
      <VisitDialogs />
    </div>
  );
}

/** The conversation was hidden until now, so its title takes the focus. */
function Focus({ titleId }: { titleId: string }) {
  useLayoutEffect(() => document.getElementById(titleId)?.focus({ preventScroll: true }), [titleId]);
  return null;
}

/** Some phones lay the keyboard over the page: its height is reserved, so that it does not cover the composer. */
function keyboardRoom(visible: VisualViewport, { style }: HTMLElement): () => void {
  const measure = () => {
    const hidden = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
    style.setProperty('--keyboard', `${Math.max(Math.round(hidden), 0)}px`);
  };
  const make = () => {
    measure();
    uncoverQuestion();
  };
  visible.addEventListener('resize', make);
  visible.addEventListener('scroll', measure);
  // The keyboard may be open already.
  make();
  return () => {
    visible.removeEventListener('resize', make);
    visible.removeEventListener('scroll', measure);
    style.removeProperty('--keyboard');
  };
}

/** Handles the on-screen keyboard from the first focus. Returns a function that stops it. */
function leaveKeyboardRoom(): () => void {
  let stop: () => void = () => undefined;
  const callOff = onFirstFocus(() => {
    if (window.visualViewport) stop = keyboardRoom(window.visualViewport, document.documentElement);
  });
  return () => {
    callOff();
    stop();
  };
}
