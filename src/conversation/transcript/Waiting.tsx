import { type ReactNode, useContext } from 'react';
import { EffectFailure } from '../../answering/form/EffectFailure.tsx';
import { Moving } from '../../ui/motion/Moving.tsx';
import { WaitingThread } from '../../ui/thread/WaitingThread.tsx';
import { AnsweringContext } from '../answering-now.ts';
import bubble from './Bubble.module.css';
import { ShopBubble, VisitorBubble } from './Bubble.tsx';
import type { Item } from './transcript.ts';

interface WaitingProps {
  /** The question that was just answered: it stays where it stood. */
  asked: string | null;
  said: readonly Item[] | null;
  /** What is being done; null where it went wrong. */
  text: string | null;
  children: ReactNode;
}

/** What was just said stands as said, and below it what is being done about it. */
export function Waiting({ asked, said, text, children }: WaitingProps) {
  const answering = useContext(AnsweringContext);
  return (
    <>
      {asked !== null && <ShopBubble text={asked} />}
      {said?.map((item) => (
        <VisitorBubble key={item.id} text={item.text} step={null} delivery={null} />
      ))}
      <Moving tag="li" how="rise" after={0.04} enters={answering.isGiven} className={bubble.shop} data-open>
        <div className={bubble.said}>
          {text === null ? <EffectFailure isAlone /> : <WaitingThread label={text} silent />}
        </div>
        {children}
      </Moving>
    </>
  );
}
