import { memo, type ReactNode, useContext, useState } from 'react';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { conversationWords as words } from '../../content/conversation/words.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { everyStepWords } from '../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../funnel/words/in-words-for.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { pencil } from '../../ui/icons/pencil.ts';
import { Moving } from '../../ui/motion/Moving.tsx';
import { unbroken } from '../../ui/text/unbroken.ts';
import { AnswerAnimationContext } from '../answer-animation.ts';
import styles from './Bubble.module.css';
import { RevealButton } from './RevealButton.tsx';

interface ShopBubbleProps {
  text: ReactNode;
  /** A link that the text mentions. */
  children?: ReactNode;
  /** Replies to tap below the bubble. */
  below?: ReactNode;
  /** The person of the team who wrote it. */
  by?: string | null | undefined;
  /** Arrived at the open question. */
  isNews?: boolean;
}

export const ShopBubble = memo(function ShopBubble({ text, children, below, by, isNews }: ShopBubbleProps) {
  return (
    <li
      className={styles.shop}
      data-person={by ?? undefined}
      data-side-question={(by && isNews) || undefined}
    >
      <p className={styles.said}>
        {by ? (
          <strong className="quiet">{words.ofTeam(by)}</strong>
        ) : (
          <span className="visually-hidden">{words.shop} </span>
        )}
        {/* One grid item, since unbroken numbers are elements of their own. */}
        <span>{unbroken(text)}</span>
        {children}
      </p>
      {below}
    </li>
  );
});

interface VisitorBubbleProps {
  text: string;
  /** The step this answers, if it may be changed. The transcript handles the link. */
  step: StepId | null;
  href?: string;
  /** The masked text in clear, shown on request. */
  clear?: string | null;
  delivery: keyof typeof words.states | null;
  /** The message was a side question and has a reply. */
  isSideQuestion?: boolean;
  /** It has no reply yet. */
  isSent?: boolean;
  children?: ReactNode;
}

/** The visitor's message, which links to its question. */
export const VisitorBubble = memo(function VisitorBubble(props: VisitorBubbleProps) {
  const { step, href, clear, delivery, isSideQuestion, isSent, children } = props;
  // One grid item of its row.
  const hidden = <span>{unbroken(props.text)}</span>;
  const [isClear, setClear] = useState(false);
  // Print never shows secrets, whatever the screen shows.
  const text =
    isClear && clear ? (
      <>
        <span data-print="no">{unbroken(clear)}</span>
        <span className={styles.printed}>{hidden}</span>
      </>
    ) : (
      hidden
    );
  const answering = useContext(AnswerAnimationContext);
  const campaign = useAppSelector(selectCampaign);
  const page = inWordsFor(campaign, step === null ? undefined : everyStepWords[step])?.page;
  const edit = page === undefined ? words.edit : words.editOf(page);
  return (
    <Moving
      tag="li"
      how="rise"
      enters={answering.isAnswerPending}
      className={styles.visitor}
      data-side-question={isSideQuestion || undefined}
      data-sent={isSent || undefined}
    >
      {step === null ? (
        <p className={styles.answer}>
          <span className="visually-hidden">{words.you} </span>
          {text}
        </p>
      ) : (
        <a href={href} data-step={step} className={styles.answer} title={edit}>
          <span className="visually-hidden">{words.you} </span>
          {text}
          <span className="visually-hidden">. {edit}</span>
          <Icon shape={pencil} />
        </a>
      )}
      {clear && (
        <RevealButton isClear={isClear} of={isClear ? clear : page} onClick={() => setClear(!isClear)} />
      )}
      {delivery !== null && (
        // Keyed by state: changed text in place counts as a layout shift.
        <p key={delivery} data-print="no" className={styles.delivery} data-delivery={delivery}>
          {words.states[delivery]}
        </p>
      )}
      {children}
    </Moving>
  );
});
