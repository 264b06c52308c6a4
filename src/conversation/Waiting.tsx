import type { ReactNode } from 'react';
import { EffectFailure } from '../answering/EffectFailure.tsx';
import { WaitingThread } from '../ui/WaitingThread.tsx';
import bubble from './Bubble.module.css';
import { VisitorBubble } from './Bubble.tsx';
import type { Item } from './transcript.ts';

interface WaitingProps {
  said: readonly Item[] | null;
  /** What is being done; null where it went wrong. */
  text: string | null;
  children: ReactNode;
}

/** What was just said stands as said, and below it what is being done about it. */
export function Waiting({ said, text, children }: WaitingProps) {
  return (
    <>
      {said?.map((item) => (
        <VisitorBubble key={item.id} text={item.text} step={null} delivery={null} />
      ))}
      <li className={bubble.house} data-open>
        <div className={bubble.said}>
          {text === null ? <EffectFailure isAlone /> : <WaitingThread label={text} silent />}
        </div>
        {children}
      </li>
    </>
  );
}
