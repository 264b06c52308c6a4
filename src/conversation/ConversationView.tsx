import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepTyped } from '../answering/form/draft-of.ts';
import { OfferedLater } from '../answering/later/OfferedLater.tsx';
import { deferred } from '../answering/preloading/deferred.tsx';
import { usePreload } from '../answering/preloading/use-preload.ts';
import { whenIdle } from '../answering/preloading/when-idle.ts';
import { ConnectionNotice, UnsavedNotice } from '../answering/screens/visit/ConnectionNotice.tsx';
import { ErasureNotice } from '../answering/screens/visit/ErasureNotice.tsx';
import { selectAddressIn } from '../answering/select-address-in.ts';
import { useAppSelector, useAppStore } from '../answering/store-hooks.ts';
import { preloadEveryStage } from '../answering/words.ts';
import { frame } from '../content/screens/frame.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import type { KeptSideQuestion } from '../store/kept-side-question.ts';
import {
  selectFacts,
  selectIsBusy,
  selectJourney,
  selectRoute,
  selectStepsShown,
} from '../store/selectors.ts';
import { useSiteRoutes } from '../ui/actions/site-routes.ts';
import { Announcer } from '../ui/blocks/Announcer.tsx';
import { AnswerAnimationContext, createAnswerAnimation } from './answer-animation.ts';
import { ConversationLinks } from './ConversationLinks.tsx';
import styles from './ConversationView.module.css';
import { Composer } from './composer/Composer.tsx';
import { onFirstTouch } from './composer/on-first-touch.ts';
import { FocusQuestion, showOpen } from './FocusQuestion.tsx';
import { MessageLoading } from './MessageLoading.tsx';
import { announcementOf } from './messages/announcement-of.ts';
import {
  CardForm,
  lazyUnderstanding,
  OpenSideQuestion,
  preloadUnderstanding,
  SettledSideQuestions,
  SideQuestionBubbles,
} from './messages/lazy-understanding.ts';
import { useSideQuestions } from './messages/side-questions/use-side-questions.ts';
import { useInterpreter } from './messages/use-interpreter.ts';
import { OrderBar } from './OrderBar.tsx';
import { PendingQuestion } from './PendingQuestion.tsx';
import type { Panel } from './panels/panel.ts';
import { SayContext } from './say-context.ts';
import {
  selectFoundLast,
  selectIsTroubled,
  selectIsWaiting,
  selectSaidAndAwaited,
  selectSideQuestionsHere,
  selectTypedField,
  selectWaitingText,
} from './selectors.ts';
import { ShopBubble, VisitorBubble } from './transcript/Bubble.tsx';
import { Waiting } from './transcript/lazy-waiting.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { questionOf } from './transcript/transcript.ts';

const Panels = deferred(async () => (await import('./panels/Panels.tsx')).Panels);

/**
 * Preloads what the first answer needs: the waiting bubble, all words and the form of a card. Failures are retried
 * when shown.
 */
function preloadWaiting(): void {
  preloadEveryStage();
  Promise.all([Waiting.preload(), CardForm.preload()]).catch(() => undefined);
}

/** The transcript, the open question and the composer. After another screen the question takes the focus. */
export function ConversationView({ takesFocus }: { takesFocus: boolean }) {
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const route = useAppSelector(selectRoute);
  const steps = useAppSelector(selectStepsShown);
  const { steps: journey } = useAppSelector(selectJourney);
  const facts = useAppSelector(selectFacts);
  const isWaiting = useAppSelector(selectIsWaiting);
  const waiting = useAppSelector(selectWaitingText);
  const typed = useAppSelector((state) => (isWaiting ? null : selectTypedField(state)));
  const awaited = useAppSelector(selectSaidAndAwaited);
  const found = useAppSelector(selectFoundLast);
  const isTroubled = useAppSelector(selectIsTroubled);
  const isBusy = useAppSelector(selectIsBusy);
  const error = useAppSelector((state) => (typed ? state.answers.refused[typed] : undefined));
  // The quiz asks several questions at the same route.
  const quizCount = useAppSelector((state) => state.stepResults.quizCount);
  const [panel, setPanel] = useState<Panel | null>();
  const questionId = useId();
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<StepId | null>(null);
  const arrived = useRef<string | null>(takesFocus ? '' : null);
  const { settled, beside, open, kept, meant, isAdvising, add, carry, settle } = useSideQuestions(
    `${route} ${quizCount}`,
  );
  const replied = [...settled, ...beside];
  const isSaidNow = ({ said }: KeptSideQuestion) =>
    [...replied, ...(open ? [open] : [])].some((question) => question.said === said);
  const questionsHere = useAppSelector(selectSideQuestionsHere).filter((question) => !isSaidNow(question));
  const store = useAppStore();
  const { go } = useSiteRoutes();
  const [answering] = useState(createAnswerAnimation);
  usePreload(steps, journey);

  const [first] = steps;
  const text = isWaiting ? (waiting ?? '') : questionOf(steps, facts);
  const question = `${route} ${isWaiting}`;
  const place = `${question} ${replied.length}`;
  const focus = (
    <FocusQuestion
      place={place}
      question={question}
      last={arrived}
      wanted={wanted}
      input={input}
      typed={typed}
      isEnd={first?.end === true}
      answering={answering}
      isWaiting={isWaiting}
    />
  );
  const { interpret, isLoading } = useInterpreter({
    steps: isWaiting ? [] : steps,
    typed,
    wanted,
    open,
    kept,
    meant,
    isAdvising,
    add,
    carry,
    settle,
    onSent: answering.start,
    onPanel: setPanel,
    onPages: () => {
      keepTyped(store);
      go(selectAddressIn('pages', store.getState()));
    },
  });

  const news = isLoading ? frame.waiting : text;
  const say = (words: string) => void interpret(words);

  // A resumed visit shows the earlier messages, and the question below them.
  useLayoutEffect(() => {
    if (isReady && document.querySelector('li [data-step]')) showOpen();
  }, [isReady]);
  // After a reload, or back from the pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later drafts are proposed as they are told
  useEffect(() => {
    if (isReady && store.getState().answers.draft)
      lazyUnderstanding.load().then(
        ({ offerDraft }) => offerDraft(store.getState(), input.current, add),
        () => undefined,
      );
  }, [isReady]);
  // The help offered below the question must be visible.
  useEffect(() => {
    if (isTroubled) requestAnimationFrame(showOpen);
  }, [isTroubled]);
  useEffect(() => onFirstTouch(preloadWaiting), []);
  const isPastFirst = first !== undefined && first.id !== journey[0];
  useEffect(() => {
    // After the next question has rendered, since about thirty files are requested.
    return isPastFirst ? whenIdle(preloadUnderstanding) : undefined;
  }, [isPastFirst]);

  return (
    <>
      <OrderBar onPanel={setPanel} />
      <div className={styles.notices}>
        <ErasureNotice />
      </div>
      <AnswerAnimationContext value={answering}>
        <SayContext value={say}>
          <Transcript wanted={wanted}>
            {questionsHere.length > 0 && (
              <Suspense>
                {questionsHere.map((question) => (
                  <SideQuestionBubbles key={`${question.said} ${question.text}`} question={question} />
                ))}
              </Suspense>
            )}
            {settled.length > 0 && (
              <Suspense>
                <SettledSideQuestions questions={settled} />
              </Suspense>
            )}
            {isWaiting ? (
              <>
                {awaited && <ShopBubble text={questionOf(steps, facts)} />}
                {awaited?.map(({ id, text }) => (
                  <VisitorBubble key={id} text={text} step={null} delivery={null} />
                ))}
                {/* Suspends separately, so that the visitor's message stays visible. */}
                <Suspense>
                  <Waiting text={waiting}>{focus}</Waiting>
                </Suspense>
              </>
            ) : (
              <PendingQuestion
                key={route}
                text={text}
                textId={questionId}
                steps={steps}
                typed={typed}
                onSent={answering.start}
              >
                {focus}
              </PendingQuestion>
            )}
            <MessageLoading isOn={isLoading} />
            {open && (
              <Suspense>
                <OpenSideQuestion
                  key={open.id}
                  question={open}
                  beside={beside}
                  onSettled={settle}
                  onSent={answering.start}
                />
              </Suspense>
            )}
          </Transcript>
        </SayContext>
        <div className={styles.notices}>
          <ConnectionNotice />
          <UnsavedNotice />
          <OfferedLater />
        </div>
      </AnswerAnimationContext>
      <Composer
        input={input}
        field={typed}
        questionId={questionId}
        place={place}
        question={question}
        isWaiting={isWaiting}
        isReady={isReady}
        isBusy={isBusy || isLoading}
        onSay={interpret}
      />
      <ConversationLinks onPanel={setPanel} />
      <Announcer polite={isReady ? announcementOf(news, replied, open, found) : ''} assertive={error ?? ''} />
      {panel !== undefined && (
        <Suspense>
          <Panels open={panel} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </>
  );
}
