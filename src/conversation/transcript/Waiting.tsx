import { type ReactNode, useContext } from 'react';
import { EffectFailure } from '../../answering/form/EffectFailure.tsx';
import { Moving } from '../../ui/motion/Moving.tsx';
import { LoadingIndicator } from '../../ui/progress/LoadingIndicator.tsx';
import { AnswerAnimationContext } from '../answer-animation.ts';
import bubble from './Bubble.module.css';

interface WaitingProps {
  /** What is being done; null after a failure. */
  text: string | null;
  children: ReactNode;
}

/** The bubble shown while the last message is processed. */
export function Waiting({ text, children }: WaitingProps) {
  const answering = useContext(AnswerAnimationContext);
  return (
    <Moving
      tag="li"
      how="rise"
      after={0.04}
      enters={answering.isAnswerPending}
      className={bubble.shop}
      data-open
    >
      <div className={bubble.said}>
        {text === null ? <EffectFailure isAlone /> : <LoadingIndicator label={text} silent />}
      </div>
      {children}
    </Moving>
  );
}
