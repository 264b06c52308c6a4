import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { EffectFailure } from '../answering/EffectFailure.tsx';
import type { Step } from '../funnel/step.ts';
import { selectFacts, selectFailure } from '../store/selectors.ts';
import { WaitingThread } from '../ui/WaitingThread.tsx';
import bubble from './Bubble.module.css';
import { VisitorBubble } from './Bubble.tsx';
import type { Item } from './transcript.ts';
import { waitingText } from './waiting-text.ts';

interface WaitingProps {
  said: readonly Item[] | null;
  step: Step;
  children: ReactNode;
}

/** What was just said stands as said, and below it what is being done about it. */
export function Waiting({ said, step, children }: WaitingProps) {
  const facts = useSelector(selectFacts);
  const failure = useSelector(selectFailure);
  return (
    <>
      {said?.map((item) => (
        <VisitorBubble key={item.id} text={item.text} step={null} delivery={null} />
      ))}
      <li className={bubble.house} data-open>
        <div className={bubble.said}>
          {failure === null ? <WaitingThread label={waitingText(step, facts)} /> : <EffectFailure isAlone />}
        </div>
        {children}
      </li>
    </>
  );
}
