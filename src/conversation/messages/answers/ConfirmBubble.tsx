import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { showOpen } from '../../FocusQuestion.tsx';
import styles from '../../PendingQuestion.module.css';
import bubble from '../../transcript/Bubble.module.css';
import type { RecognisedAnswer } from '../../understanding/reading.ts';
import { AnswerChips, type Revising } from './AnswerChips.tsx';

interface ConfirmBubbleProps {
  text: string;
  answers: readonly RecognisedAnswer[];
  revising: Revising;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** A third way to take it. */
  other: string | undefined;
  onOther: () => void;
  /** A yes takes something away for good: the no stands first, and is what Enter presses. */
  erases: boolean;
  /** Who goes on writing is not called away. */
  isQuiet: boolean;
  /** What else the reply leads to. */
  children?: ReactNode;
}

/** What was understood, as chips, and the one tap that takes or drops it. */
export function ConfirmBubble(props: ConfirmBubbleProps) {
  const { text, answers, revising, yes, no, onYes, onNo, other, onOther, erases, isQuiet, children } = props;
  const taking = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) taking.current?.querySelector('button')?.focus({ preventScroll: true });
    showOpen();
  }, [isQuiet]);
  return (
    <li className={bubble.shop} data-confirm>
      <div className={bubble.said}>
        <p>{text}</p>
        {children}
        {answers.length > 0 && (
          <AnswerChips answers={answers} revising={answers.length > 1 ? revising : null} />
        )}
        <div ref={taking} className={styles.replies}>
          <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={erases ? onNo : onYes}>
            {erases ? no : yes}
          </Button>
          <Button variant={isQuiet ? 'quiet' : 'secondary'} onClick={erases ? onYes : onNo}>
            {erases ? yes : no}
          </Button>
          {other !== undefined && (
            <Button variant="quiet" onClick={onOther}>
              {other}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
