import { type ReactNode, Suspense } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { selectFacts, selectStepsShown } from '../store/selectors.ts';
import { selectSaidAndAwaited, selectWaitingText } from './selectors.ts';
import { ShopBubble, VisitorBubble } from './transcript/Bubble.tsx';
import { Waiting } from './transcript/lazy-waiting.ts';
import { questionOf } from './transcript/transcript.ts';

/** The answer that is being looked up, and what is being done. */
export function AwaitedReply({ children }: { children: ReactNode }) {
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
      {/* Suspends separately, so that the visitor's message stays visible. */}
      <Suspense>
        <Waiting text={waiting}>{children}</Waiting>
      </Suspense>
    </>
  );
}
