import { type ReactNode, Suspense, useContext } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { AwaitedReply } from './AwaitedReply.tsx';
import { AnswerAnimationContext } from './answer-animation.ts';
import { MessageLoading } from './MessageLoading.tsx';
import { OpenSideQuestion, SideMessages, SideQuestionBubbles } from './messages/lazy-understanding.ts';
import type { SideQuestions } from './messages/side-questions/use-side-questions.ts';
import { PendingQuestion } from './PendingQuestion.tsx';
import { selectSideQuestionsHere } from './selectors.ts';
import type { OpenQuestionState } from './use-open-question.ts';

interface OpenQuestionProps {
  question: OpenQuestionState;
  textId: string;
  sideQuestions: SideQuestions;
  /** A message waits for what reads it. */
  isLoading: boolean;
  /** Rendered with the control, so that it acts once the control is there. */
  children: ReactNode;
}

/** The open question, or what is waited for, between the side questions above and the proposal below it. */
export function OpenQuestion({ question, textId, sideQuestions, isLoading, children }: OpenQuestionProps) {
  const { start } = useContext(AnswerAnimationContext);
  const { settled, waiting, open, settle } = sideQuestions;
  const { route, steps, typed, text, isWaiting } = question;
  const now = [...settled, ...waiting];
  const earlier = useAppSelector(selectSideQuestionsHere).filter(
    ({ said }) => said === '' || now.every((one) => one.said !== said),
  );
  return (
    <>
      {earlier.length > 0 && (
        <Suspense>
          {earlier.map((kept) => (
            <SideQuestionBubbles key={`${kept.said} ${kept.text}`} question={kept} />
          ))}
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
        <PendingQuestion key={route} text={text} textId={textId} steps={steps} typed={typed} onSent={start}>
          {children}
        </PendingQuestion>
      )}
      <MessageLoading isOn={isLoading} />
      {open && (
        <Suspense>
          <SideMessages questions={waiting} />
          <OpenSideQuestion key={open.id} question={open} onSettled={settle} onSent={start} />
        </Suspense>
      )}
    </>
  );
}
