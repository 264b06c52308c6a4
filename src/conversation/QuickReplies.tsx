import { Children, type ReactNode, useContext } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import type { Step } from '../funnel/steps/step.ts';
import { inWordsFor } from '../funnel/words/in-words-for.ts';
import { stepWordsOf } from '../funnel/words/step-words-of.ts';
import { selectCampaign, selectFacts } from '../store/selectors.ts';
import { Button } from '../ui/actions/Button.tsx';
import styles from './QuickReplies.module.css';
import { SayContext } from './say-context.ts';

/** The most replies shown. A card with several steps needs the space itself. */
const mostOf = (steps: readonly Step[]): number => (steps.length > 1 ? 2 : 4);

/** Suggested replies; a tap sends the text. The replies of the question come first. */
export function QuickReplies({ steps, children }: { steps: readonly Step[]; children?: ReactNode }) {
  const say = useContext(SayContext);
  const isReady = useAppSelector((state) => state.visit.phase === 'ready');
  const others = Children.toArray(children);
  const campaign = useAppSelector(selectCampaign);
  const { order } = useAppSelector(selectFacts);
  // Steps of a card may offer the same reply.
  const all = new Set(steps.flatMap(({ id }) => inWordsFor(campaign, stepWordsOf(id))?.ways ?? []));
  const ways = [...all].slice(0, Math.max(mostOf(steps) - others.length, 0));
  if (order !== null || ways.length + others.length === 0) return null;
  return (
    <div className={styles.row} data-print="no">
      {others}
      {ways.map((words) => (
        <Button key={words} variant="secondary" disabled={!isReady} onClick={() => say(words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
