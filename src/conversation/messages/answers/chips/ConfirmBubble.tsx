import { type ReactNode, useEffect, useRef } from 'react';
import { isComposing } from '../../../../answering/composer.ts';
import type { RecognisedAnswer } from '../../../../store/recognised-answer.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { unbroken } from '../../../../ui/text/unbroken.ts';
import styles from '../../../PendingQuestion.module.css';
import { scrollToQuestion } from '../../../scroll-to-question.ts';
import bubble from '../../../transcript/Bubble.module.css';
import { named } from '../../announcement-of.ts';
import { AnswerChips } from './AnswerChips.tsx';

interface ConfirmBubbleProps {
  text: string;
  answers: readonly RecognisedAnswer[];
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  /** The label of a third choice. */
  other: string | undefined;
  onOther: () => void;
  /** Yes would delete something, so no comes first and Enter chooses it. */
  erases: boolean;
  /** Further links of the reply. */
  children?: ReactNode;
}

/** The recognised answers as chips, with the buttons to accept or drop them. */
export function ConfirmBubble(props: ConfirmBubbleProps) {
  const { text, answers, yes, no, onYes, onNo, other, onOther, erases, children } = props;
  const label = answers.length > 0 ? answers.map(named).join('; ') : text;
  const proposal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On what is proposed, not on the yes: a second Enter takes nothing unseen, and a screen reader says the values.
    if (!isComposing()) proposal.current?.focus({ preventScroll: true });
    scrollToQuestion();
  }, []);
  return (
    <li className={bubble.shop} data-confirm>
      <div className={bubble.said}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with the focus would not be read out with its content */}
        <div ref={proposal} role="group" tabIndex={-1} aria-label={label} className="stack gap-8">
          <p>{unbroken(text)}</p>
          {children}
          {answers.length > 0 && <AnswerChips answers={answers} />}
        </div>
        <div className={`${styles.replies} ${styles.decision}`}>
          <Button onClick={erases ? onNo : onYes}>{erases ? no : yes}</Button>
          <Button variant="secondary" onClick={erases ? onYes : onNo}>
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
