import type { ReactNode } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { selectSaidAndAwaited, selectWaitingText } from '../dialogue/selectors.ts';
import { questionOf } from '../dialogue/transcript/transcript.ts';
import { selectFacts, selectStepsShown } from '../store/selectors.ts';
import { ShopBubble, VisitorBubble } from './transcript/Bubble.tsx';
import { Waiting } from './transcript/Waiting.tsx';

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
      <Waiting text={waiting}>{children}</Waiting>
    </>
  );
}
