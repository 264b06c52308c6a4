import { useLayoutEffect } from 'react';
import { focusQuestion } from '../../answering/focus-question.ts';
import { useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import { frame } from '../../content/screens/frame.ts';
import { isSensitive } from '../../dialogue/answers/is-sensitive.ts';
import { selectSeen } from '../../dialogue/messages/side-questions.ts';
import { messageSentAgain } from '../../store/talk.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { scrollToQuestion } from '../scroll-to-question.ts';
import { VisitorBubble } from '../transcript/Bubble.tsx';
import { Waiting } from '../transcript/Waiting.tsx';
import type { OpenQuestionState } from '../use-open-question.ts';

interface SentMessagesProps {
  question: Pick<OpenQuestionState, 'steps' | 'isWaiting'>;
}

/** Messages that wait for a reply, and the sign that they are being read. */
export function SentMessages({ question: { steps, isWaiting } }: SentMessagesProps) {
  const store = useAppStore();
  const all = useAppSelector(({ talk }) => talk.sent);
  const sent = all.filter(({ isRecalled }) => !isRecalled);
  const count = sent.length;
  useLayoutEffect(() => {
    if (count > 0) requestAnimationFrame(scrollToQuestion);
  }, [count]);
  // Nothing has read yet which of the digits are a sensitive answer.
  const isSecret = steps.some(({ fields }) => fields.some(isSensitive));
  const isOffline = useAppSelector(({ device }) => device.connection === 'offline');
  const again = (id: number) => {
    focusQuestion();
    store.dispatch(messageSentAgain({ id, at: selectSeen(store.getState()) }));
  };
  return (
    <>
      {sent.map((message) => (
        <VisitorBubble
          key={message.id}
          text={isSecret ? message.text.replace(/\d/g, '*') : message.text}
          step={null}
          delivery={message.isUnread ? 'unread' : isOffline ? 'open' : null}
          isSent
        >
          {message.isUnread && (
            <Button variant="quiet" onClick={() => again(message.id)}>
              {frame.tryAgain}
            </Button>
          )}
        </VisitorBubble>
      ))}
      {/* While an answer is looked up, its own sign shows. */}
      {!isWaiting && sent.some(({ isUnread }) => !isUnread) && <Waiting text={frame.waiting}>{null}</Waiting>}
    </>
  );
}
