import { Children, type ReactNode, useContext } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { quickReplies } from '../dialogue/options/quick-replies.ts';
import type { Step } from '../funnel/steps/step.ts';
import { selectCampaign, selectFacts } from '../store/selectors.ts';
import { Button } from '../ui/actions/Button.tsx';
import styles from './QuickReplies.module.css';
import { SayContext } from './say-context.ts';

const asks = (words: string): boolean => words.endsWith('?');

interface QuickRepliesProps {
  steps: readonly Step[];
  /** Beside a card: what answers stands above it, what asks the shop something quietly below. */
  only?: 'answers' | 'questions';
  children?: ReactNode;
}

/** Suggested replies; a tap sends the text. The replies of the question come first, what asks the shop something last. */
export function QuickReplies({ steps, only, children }: QuickRepliesProps) {
  const say = useContext(SayContext);
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const others = Children.toArray(children);
  const campaign = useAppSelector(selectCampaign);
  const facts = useAppSelector(selectFacts);
  const isRead = useAppSelector(({ understanding }) => !understanding.isAbsent);
  const ways = quickReplies(steps, campaign, facts, others.length) ?? [];
  // A shop that reads no messages has no reply to them.
  const said = isRead ? ways : [];
  const shown = [
    ...(only === 'questions' ? [] : said.filter((words) => !asks(words))),
    ...(only === 'answers' ? [] : said.filter(asks)),
  ];
  return (
    others.length + shown.length > 0 && (
      <div className={styles.row} data-print="no">
        {others}
        {shown.map((words) => (
          <Button
            key={words}
            variant={asks(words) ? 'quiet' : 'secondary'}
            disabled={!isReady}
            onClick={() => say(words)}
          >
            {words}
          </Button>
        ))}
      </div>
    )
  );
}
