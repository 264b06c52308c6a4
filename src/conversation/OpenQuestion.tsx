import { type ReactNode, Suspense, useContext } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { selectSideQuestions } from '../dialogue/messages/side-questions.ts';
import { selectSaidAndAwaited, selectWaitingText } from '../dialogue/selectors.ts';
import { questionOf } from '../dialogue/transcript/transcript.ts';
import { selectFacts, selectStepsShown } from '../store/selectors.ts';
import { AnswerAnimationContext } from './answer-animation.ts';
import { EarlierSideQuestions, OpenSideQuestion, SideMessages } from './messages/lazy-understanding.ts';
import { PendingQuestion } from './PendingQuestion.tsx';
import { ShopBubble, VisitorBubble } from './transcript/Bubble.tsx';
import { Waiting } from './transcript/Waiting.tsx';
import type { Fold } from './use-fold.ts';
import type { OpenQuestionState } from './use-open-question.ts';

interface OpenQuestionProps {
  question: OpenQuestionState;
  fold: Fold;
  textId: string;
  /** Rendered with the control, so that it acts once the control is there. */
  children: ReactNode;
}

/** The open question, or what is waited for, between the side questions above and the proposal below it. */
export function OpenQuestion({ question, fold, textId, children }: OpenQuestionProps) {
  const { start } = useContext(AnswerAnimationContext);
  const { questions, settled, waiting, open } = useAppSelector(selectSideQuestions);
  const { route, steps, typed, text, isWaiting } = question;
  const hasEarlier = useAppSelector((state) => state.sideQuestions.length > 0);
  return (
    <>
      {hasEarlier && (
        <Suspense>
          <EarlierSideQuestions now={questions} />
        </Suspense>
      )}
      {settled.length > 0 && (
        <Suspense>
          <SideMessages questions={settled} />
        </Suspense>
      )}
      {isWaiting ? (
        <AwaitedReply>{children}</AwaitedReply>
      ) : (
        <PendingQuestion
          key={route}
          text={text}
          textId={textId}
          steps={steps}
          typed={typed}
          fold={fold}
          onSent={start}
        >
          {children}
        </PendingQuestion>
      )}
      {open && (
        <Suspense>
          <SideMessages questions={waiting} />
          <OpenSideQuestion key={open.id} question={open} />
        </Suspense>
      )}
    </>
  );
}

/** The answer that is being looked up, and what is being done. */
function AwaitedReply({ children }: { children: ReactNode }) {
  const steps = useAppSelector(selectStepsShown);
  const facts = useAppSelector(selectFacts);
  const answers = useAppSelector(selectSaidAndAwaited);
  const waiting = useAppSelector(selectWaitingText);
  return (
    <>
      {answers && <ShopBubble text={questionOf(steps, facts)} />}
      {answers?.map(({ id, text }) => (
        <VisitorBubble key={id} text={text} step={null} delivery={null} />
      ))}
      <Waiting text={waiting}>{children}</Waiting>
    </>
  );
}
