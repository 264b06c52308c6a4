import { Children, type ReactNode, useContext } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { quickReplies } from '../dialogue/options/quick-replies.ts';
import type { Step } from '../funnel/steps/step.ts';
import { selectCampaign, selectFacts } from '../store/selectors.ts';
import { Button } from '../ui/actions/Button.tsx';
import styles from './QuickReplies.module.css';
import { SayContext } from './say-context.ts';

const asks = (words: string): boolean => words.endsWith('?');

/** What asks the shop something stands quietly behind what answers it. */
const answersFirst = (ways: readonly string[]) =>
  ways.toSorted((one, other) => Number(asks(one)) - Number(asks(other)));

/** Suggested replies; a tap sends the text. The replies of the question come first. */
export function QuickReplies({ steps, children }: { steps: readonly Step[]; children?: ReactNode }) {
  const say = useContext(SayContext);
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const others = Children.toArray(children);
  const campaign = useAppSelector(selectCampaign);
  const facts = useAppSelector(selectFacts);
  const isRead = useAppSelector(({ understanding }) => !understanding.isAbsent);
  const ways = quickReplies(steps, campaign, facts, others.length);
  return (
    ways && (
      <div className={styles.row} data-print="no">
        {others}
        {/* A shop that reads no messages has no reply to them. */}
        {(isRead ? answersFirst(ways) : []).map((words) => (
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
