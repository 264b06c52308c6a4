import { memo } from 'react';
import { conversationWords as words } from '../content/conversation/words.ts';
import { stepTitles } from '../content/step-titles.ts';
import type { StepId } from '../funnel/step-id.ts';
import { Icon } from '../ui/Icon.tsx';
import { pencil } from '../ui/icons/pencil.ts';
import styles from './Bubble.module.css';
import type { Delivery } from './transcript.ts';

export const HouseBubble = memo(function HouseBubble({ text }: { text: string }) {
  return (
    <li className={styles.house} data-lit>
      <p className={styles.said}>
        <span className="visually-hidden">{words.house} </span>
        {text}
      </p>
    </li>
  );
});

interface VisitorBubbleProps {
  text: string;
  /** The question that this answers, while it may be answered anew. The transcript itself follows the link. */
  step: StepId | null;
  href?: string;
  delivery: Delivery | null;
  /** It is about the question that is open, and was replied to. */
  isAside?: boolean;
}

/** What the visitor said; the bubble itself leads back to its question. */
export const VisitorBubble = memo(function VisitorBubble(props: VisitorBubbleProps) {
  const { text, step, href, delivery, isAside } = props;
  return (
    <li className={styles.visitor} data-aside={isAside || undefined}>
      {step === null ? (
        <p className={styles.answer}>
          <span className="visually-hidden">{words.you} </span>
          {text}
        </p>
      ) : (
        <a href={href} data-step={step} className={styles.answer} title={words.editOf(stepTitles[step].page)}>
          <span className="visually-hidden">{words.you} </span>
          {text}
          <span className="visually-hidden">. {words.editOf(stepTitles[step].page)}</span>
          <Icon shape={pencil} />
        </a>
      )}
      {delivery !== null && (
        // A new line each time: words that change in place count as words that move.
        <p key={delivery} className={styles.delivery} data-delivery={delivery}>
          {words.states[delivery]}
        </p>
      )}
    </li>
  );
});
