import { useEffect, useRef } from 'react';
import { everyStepWords } from '../../answering/every-step-words.ts';
import { Button } from '../../ui/Button.tsx';
import { showOpen } from '../FocusQuestion.tsx';
import styles from '../PendingQuestion.module.css';
import bubble from '../transcript/Bubble.module.css';
import type { RecognisedAnswer } from '../understanding/understood.ts';

const nameOf = ({ step, field }: RecognisedAnswer): string => {
  const { fields, page } = everyStepWords[step];
  return fields?.[field]?.name ?? page;
};

interface ConfirmBubbleProps {
  text: string;
  answers: readonly RecognisedAnswer[];
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** A third way to take it. */
  other: string | undefined;
  onOther: () => void;
  /** Who goes on writing is not called away. */
  isQuiet: boolean;
}

/** What was understood, as chips, and the one tap that takes or drops it. */
export function ConfirmBubble(props: ConfirmBubbleProps) {
  const { text, answers, yes, no, onYes, onNo, other, onOther, isQuiet } = props;
  const taking = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) taking.current?.querySelector('button')?.focus({ preventScroll: true });
    showOpen();
  }, [isQuiet]);
  return (
    <li className={bubble.house} data-confirm>
      <div className={bubble.said}>
        <p>{text}</p>
        {answers.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without its marks, Safari takes a list for none
          <ul role="list" className={styles.chips}>
            {answers.map((answer) => (
              <li key={answer.field}>
                <span>{nameOf(answer)}:</span> <strong>{answer.shown}</strong>
              </li>
            ))}
          </ul>
        )}
        <div ref={taking} className={styles.replies}>
          <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
          <Button variant={isQuiet ? 'quiet' : 'secondary'} onClick={onNo}>
            {no}
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
