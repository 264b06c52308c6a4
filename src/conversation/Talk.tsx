import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { deferred } from '../answering/deferred.tsx';
import { everyTitle } from '../answering/every-title.ts';
import { draftOf, selectAddressIn } from '../answering/other-face.ts';
import { OfflineNotice, UnsavedNotice } from '../answering/screens/ConnectionNotice.tsx';
import { Erased } from '../answering/screens/Erased.tsx';
import { usePreload } from '../answering/screens/use-preload.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../answering/store-hooks.ts';
import type { StepId } from '../funnel/step-id.ts';
import { draftKept } from '../store/events.ts';
import {
  selectFacts,
  selectIsBusy,
  selectJourney,
  selectRoute,
  selectStepsShown,
  selectUnsaved,
} from '../store/selectors.ts';
import type { SideQuestion } from '../store/side-question.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { useSiteRoutes } from '../ui/site-routes.ts';
import { Arrive, showOpen } from './Arrive.tsx';
import { announcementOf } from './announcement-of.ts';
import { AnsweringContext, createAnsweringNow } from './answering-now.ts';
import { Composer } from './Composer.tsx';
import { KeptAside, OpenAside, SettledAsides } from './hearing.ts';
import { OrderBar } from './OrderBar.tsx';
import { onFirstTouch } from './on-first-touch.ts';
import { PendingQuestion } from './PendingQuestion.tsx';
import type { Panel } from './panel.ts';
import {
  selectAsidesHere,
  selectFoundLast,
  selectIsWaiting,
  selectSaidAndAwaited,
  selectTypedField,
  selectWaitingText,
} from './selectors.ts';
import styles from './Talk.module.css';
import { Transcript } from './Transcript.tsx';
import { questionOf } from './transcript.ts';
import { useAsides } from './use-asides.ts';
import { useHearing } from './use-hearing.ts';
import { useRehearsal } from './use-rehearsal.ts';
import { Ways } from './Ways.tsx';

const Waiting = deferred(async () => (await import('./Waiting.tsx')).Waiting);
const Panels = deferred(async () => (await import('./Panels.tsx')).Panels);

/** What the first answer shows, and its bubble says. Without a line, each comes when it is shown. */
const expectBubbles = () => void Promise.all([Waiting.preload(), everyTitle.load()]).catch(() => undefined);

/** What was said, the question that is open, and the one line to answer in. After another screen it takes the focus. */
export function Talk({ takesFocus }: { takesFocus: boolean }) {
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
  const isTroubled = useAppSelector((state) => !state.device.online || selectUnsaved(state) !== null);
  const isBusy = useAppSelector(selectIsBusy);
  const error = useAppSelector((state) => (typed ? state.answers.refused[typed] : undefined));
  const [panel, setPanel] = useState<Panel | null>();
  const questionId = useId();
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<StepId | null>(null);
  const arrived = useRef<string | null>(takesFocus ? '' : null);
  const { settled, open, add, carry, settle } = useAsides(route);
  const isSaidNow = ({ text, said }: SideQuestion) =>
    [...settled, ...(open ? [open] : [])].some(
      (aside) => aside.said === said && aside.reply.text.startsWith(text),
    );
  const asidesHere = useAppSelector(selectAsidesHere).filter((question) => !isSaidNow(question));
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { go } = useSiteRoutes();
  const [answering] = useState(createAnsweringNow);
  usePreload(steps, journey);

  const [first] = steps;
  const text = isWaiting ? (waiting ?? '') : questionOf(steps, facts);
  const question = `${route} ${isWaiting}`;
  const place = `${question} ${settled.length}`;
  const arrive = (
    <Arrive
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
  const hear = useHearing({
    steps: isWaiting ? [] : steps,
    typed,
    wanted,
    open,
    add,
    carry,
    settle,
    onSent: answering.start,
    onPanel: setPanel,
    onPages: () => {
      const state = store.getState();
      dispatch(draftKept({ raw: draftOf(state) }));
      go(selectAddressIn('pages', state));
    },
  });

  // What was said before comes back with the visit: the question stands below it.
  useLayoutEffect(() => {
    if (isReady && document.querySelector('li [data-step]')) showOpen();
  }, [isReady]);
  // It stands below what is asked, where it is seen.
  useEffect(() => {
    if (isTroubled) requestAnimationFrame(showOpen);
  }, [isTroubled]);
  useEffect(() => onFirstTouch(expectBubbles), []);
  useRehearsal(first !== undefined && first.id !== journey[0]);

  return (
    <>
      <OrderBar onPanel={setPanel} />
      <div className={styles.notices}>
        <Erased />
      </div>
      <AnsweringContext value={answering}>
        <Transcript wanted={wanted}>
          {asidesHere.length > 0 && (
            <Suspense>
              {asidesHere.map((question) => (
                <KeptAside key={`${question.said} ${question.text}`} question={question} />
              ))}
            </Suspense>
          )}
          {settled.length > 0 && (
            <Suspense>
              <SettledAsides asides={settled} />
            </Suspense>
          )}
          {isWaiting ? (
            <Suspense>
              <Waiting said={awaited} text={waiting}>
                {arrive}
              </Waiting>
            </Suspense>
          ) : (
            <PendingQuestion
              key={route}
              text={text}
              textId={questionId}
              steps={steps}
              typed={typed}
              onSent={answering.start}
            >
              {arrive}
            </PendingQuestion>
          )}
          {open && (
            <Suspense>
              <OpenAside key={open.id} aside={open} onSettled={settle} onSent={answering.start} />
            </Suspense>
          )}
        </Transcript>
        <div className={styles.notices}>
          <OfflineNotice />
          <UnsavedNotice />
        </div>
      </AnsweringContext>
      <Composer
        input={input}
        field={typed}
        questionId={questionId}
        place={place}
        question={question}
        isWaiting={isWaiting}
        isReady={isReady}
        isBusy={isBusy}
        onSay={hear}
      />
      <Ways onPanel={setPanel} />
      <Announcer polite={isReady ? announcementOf(text, settled, open, found) : ''} assertive={error ?? ''} />
      {panel !== undefined && (
        <Suspense>
          <Panels open={panel} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </>
  );
}
