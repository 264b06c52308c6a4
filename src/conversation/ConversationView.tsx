import { memo, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isAnsweredByTap } from '../answering/answer-surface.ts';
import { FaceSwitch } from '../answering/FaceSwitch.tsx';
import { usePreload } from '../answering/preloading/use-preload.ts';
import { whenIdle } from '../answering/preloading/when-idle.ts';
import { ConnectionNotice, UnsavedNotice } from '../answering/screens/visit/ConnectionNotice.tsx';
import { ErasureNotice } from '../answering/screens/visit/ErasureNotice.tsx';
import { useAppSelector } from '../answering/store-hooks.ts';
import { conversationWords as words } from '../content/conversation/words.ts';
import { frame } from '../content/screens/frame.ts';
import { repliesIn, selectSideQuestions } from '../dialogue/messages/side-questions.ts';
import type { Panel } from '../dialogue/outcome/message-outcome.ts';
import { selectFoundLast, selectIsEarlier } from '../dialogue/selectors.ts';
import { fields } from '../funnel/fields/fields.ts';
import type { Step } from '../funnel/steps/step.ts';
import { actionsOf } from '../store/reply.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney, selectUnsaved } from '../store/selectors.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Announcer } from '../ui/blocks/Announcer.tsx';
import { lazyWithPreload } from '../ui/late/lazy-with-preload.tsx';
import { loadMotion } from '../ui/motion/load-motion.ts';
import { AnswerAnimationContext, createAnswerAnimation } from './answer-animation.ts';
import styles from './ConversationView.module.css';
import { Composer } from './composer/Composer.tsx';
import { onFirstFocus } from './composer/on-first-focus.ts';
import { FocusQuestion } from './FocusQuestion.tsx';
import {
  CardForm,
  lazyUnderstanding,
  PersonStanding,
  preloadUnderstanding,
} from './messages/lazy-understanding.ts';
import { SentMessages } from './messages/SentMessages.tsx';
import { useTalk } from './messages/use-talk.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import { OrderBar } from './OrderBar.tsx';
import { SayContext } from './say-context.ts';
import { scrollToQuestion } from './scroll-to-question.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { useFold } from './use-fold.ts';
import { type OpenQuestionState, useOpenQuestion } from './use-open-question.ts';

const LaterOffer = lazyWithPreload(
  async () => (await import('../answering/later/LaterOffer.tsx')).LaterOffer,
);

/** Renders the offer once it is due. */
function OfferedLater() {
  const isOffered = useAppSelector((state) => state.continueLater === 'offered');
  return (
    isOffered && (
      <Suspense>
        <LaterOffer />
      </Suspense>
    )
  );
}

/** Links to the form and to help. */
const ConversationLinks = memo(function ConversationLinks({ onPanel }: { onPanel: (panel: Panel) => void }) {
  return (
    <div className={styles.links} data-print="no">
      <FaceSwitch />
      <Button variant="quiet" onClick={() => onPanel('help')} aria-haspopup="dialog">
        {words.help}
      </Button>
    </div>
  );
});

const Panels = lazyWithPreload(async () => (await import('./panels/Panels.tsx')).Panels);

/** The transcript, the open question and the composer. After another screen the question takes the focus. */
export function ConversationView({ takesFocus }: { takesFocus: boolean }) {
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const hasPerson = useAppSelector(({ person }) => person.standing !== null);
  const question = useOpenQuestion();
  const { steps, typed, isWaiting } = question;
  const fold = useFold(question);
  const { questions, kept, open } = useAppSelector(selectSideQuestions);
  const sent = useAppSelector(({ talk }) => talk.sent);
  const [panel, setPanel] = useState<Panel | null>();
  const [answering] = useState(createAnswerAnimation);
  const questionId = useId();
  const input = useRef<HTMLInputElement>(null);
  const arrived = useRef<string | null>(takesFocus ? '' : null);
  const say = useTalk({ input, isReady, onSent: answering.start, onPanel: setPanel });
  useConversationPreload(steps);
  useOpenInView(isReady);

  // Its card has a button of its own, which the line must not cover.
  const isFilledIn =
    !isWaiting &&
    typed === null &&
    steps.some(({ fields: names }) => names.some((name) => !isAnsweredByTap(fields[name].input)));
  // What a person writes moves no focus.
  const replies = repliesIn(questions).filter(({ reply }) => actionsOf(reply).ofPerson === undefined);
  const place = `${question.key} ${replies.length}`;
  const isSent = sent.some(({ isUnread }) => !isUnread);
  const announced = useAnnouncement(question, { isReady, isSent });
  return (
    <>
      <OrderBar onPanel={setPanel} />
      <div className={styles.notices}>
        <ErasureNotice />
      </div>
      <AnswerAnimationContext value={answering}>
        <SayContext value={say}>
          <Transcript>
            <OpenQuestion question={question} fold={fold} textId={questionId}>
              <FocusQuestion place={place} question={question} last={arrived} input={input} />
            </OpenQuestion>
            <SentMessages question={question} />
          </Transcript>
        </SayContext>
        <div className={styles.notices}>
          <ConnectionNotice />
          <UnsavedNotice />
          <div role="status" data-print="no">
            {hasPerson && (
              <Suspense>
                <PersonStanding />
              </Suspense>
            )}
          </div>
          <OfferedLater />
        </div>
      </AnswerAnimationContext>
      <Composer
        input={input}
        field={typed}
        questionId={questionId}
        place={place}
        question={question.key}
        isWaiting={isWaiting}
        isReady={isReady}
        isSent={isSent}
        isRest={kept !== undefined}
        isAfterForm={isFilledIn && !fold.isFolded && open === null}
        onSay={say}
      />
      <ConversationLinks onPanel={setPanel} />
      <Announcer
        polite={announced}
        assertive={question.error ?? (sent.some(({ isUnread }) => isUnread) ? words.states.unread : '')}
      />
      {panel !== undefined && (
        <Suspense>
          <SayContext value={say}>
            <Panels open={panel} onClose={() => setPanel(null)} />
          </SayContext>
        </Suspense>
      )}
    </>
  );
}

/** Whether help is shown below the question. */
const selectIsTroubled = (state: RootState): boolean =>
  state.device.connection !== 'online' || selectUnsaved(state) !== null;

function useOpenInView(isReady: boolean): void {
  const isTroubled = useAppSelector(selectIsTroubled);
  // A resumed visit shows the earlier messages, and the question below them.
  useLayoutEffect(() => {
    if (isReady && document.querySelector('li [data-step]')) scrollToQuestion();
  }, [isReady]);
  // The help offered below the question must be visible.
  useEffect(() => {
    if (isTroubled) requestAnimationFrame(scrollToQuestion);
  }, [isTroubled]);
}

/** What a screen reader announces, each thing once: the results of the last answer and then the question, or the latest reply. */
function useAnnouncement(
  { steps, text, isWaiting, askedAt }: OpenQuestionState,
  { isReady, isSent }: { isReady: boolean; isSent: boolean },
): string {
  const parts = lazyUnderstanding.now();
  const { questions, open } = useAppSelector(selectSideQuestions);
  const found = useAppSelector(selectFoundLast);
  const editing = useAppSelector((state) =>
    selectIsEarlier(state) && !isWaiting && !isSent
      ? parts?.editingAnnouncement(steps, selectFacts(state))
      : undefined,
  );
  const [heard, setHeard] = useState({ key: '', found: [''], reply: '', text: '' });
  const latest = repliesIn(questions).at(-1);
  const reply = latest === undefined ? '' : `${askedAt} ${latest.id}`;
  const question = isSent ? frame.waiting : text;
  // A person answers later: until then the message itself is all there is to tell.
  const last = questions.at(-1);
  const place = last && actionsOf(last.reply).ofPerson?.place;
  // Those that the server tells again have a place of their own, above zero.
  const told = last && place !== undefined && place < 0 ? words.withTeam.sent(last.said) : null;
  const key = JSON.stringify([told, place, editing, found, reply, open?.id, open?.reply.text, question]);
  if (!isReady || key === heard.key) return heard.text;
  const news = found.filter((one) => !heard.found.includes(one));
  const beside = { latest, isHeard: reply === heard.reply, open: isSent ? null : open };
  const next =
    told ??
    (latest === undefined && open === null
      ? [editing, ...news, question].filter(Boolean).join(' ')
      : (parts?.announcementOf(question, beside) ?? question));
  setHeard({ key, found: [...found], reply, text: next });
  return next;
}

/** What the first answer needs, or the reply to words. A failure is retried when it is shown. */
function preloadReply(): void {
  CardForm.preload().catch(() => undefined);
  preloadUnderstanding();
}

function preloadRest(): void {
  preloadUnderstanding();
  void loadMotion();
}

function useConversationPreload(steps: readonly Step[]): void {
  const { steps: journey } = useAppSelector(selectJourney);
  const [first] = steps;
  const isPastFirst = first !== undefined && first.id !== journey[0];
  usePreload(steps, journey);
  useEffect(() => onFirstFocus(preloadReply), []);
  useEffect(() => {
    // After the next question has rendered, since about thirty files are requested.
    return isPastFirst ? whenIdle(preloadRest) : undefined;
  }, [isPastFirst]);
}
