import type { ReactNode, RefObject } from 'react';
import { useSelector } from 'react-redux';
import { conversationWords as words } from '../content/conversation/words.ts';
import { stepOf } from '../funnel/steps.ts';
import { selectFacts } from '../store/selectors.ts';
import { HouseBubble, VisitorBubble } from './Bubble.tsx';
import { selectTranscript } from './selectors.ts';
import styles from './Transcript.module.css';
import type { Item } from './transcript.ts';

interface TranscriptProps {
  list: RefObject<HTMLOListElement | null>;
  /** The question that is open, and what was said about it. */
  children: ReactNode;
}

/** Answers that came as far as the one below them leave it to that one to say so. */
function isLastOfItsKind(items: readonly Item[], place: number): boolean {
  const [item, next] = [items[place], items[place + 1]];
  return !(item?.kind === 'visitor' && next?.kind === 'visitor' && next.delivery === item.delivery);
}

/** All that was said so far, from the answers as they stand. */
export function Transcript({ list, children }: TranscriptProps) {
  const items = useSelector(selectTranscript);
  const isOver = useSelector(selectFacts).order !== null;
  return (
    <section className={styles.region} aria-label={words.region}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its marks, Safari takes a list for none */}
      <ol ref={list} className={styles.list} role="list">
        <HouseBubble text={words.greeting} />
        {items.map((item, place) =>
          item.kind === 'house' ? (
            <HouseBubble key={item.id} text={item.text} />
          ) : (
            <VisitorBubble
              key={item.id}
              text={item.text}
              step={isOver || !stepOf(item.step).revisit ? null : item.step}
              delivery={isLastOfItsKind(items, place) ? item.delivery : null}
            />
          ),
        )}
        {children}
      </ol>
    </section>
  );
}
