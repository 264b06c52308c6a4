import { useEffect, useRef } from 'react';
import type { Following } from '../../store/site/following.ts';
import styles from './OrderView.module.css';

interface Props {
  number: string;
  words: { title: string; text: string };
  state: Following;
}

/** The number and what became of it. */
export function FollowedHead({ number, words, state }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After a proof the focus moves to the order; in the browser that ordered, the page is read from the top.
  const isProved = state.done === 'open' || state.done === 'open-by-code';
  useEffect(() => {
    if (isProved) heading.current?.focus();
  }, [isProved]);
  return (
    <header className={styles.head}>
      <p className={styles.number}>{number}</p>
      <h2 ref={heading} className="text-2xl" tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.lead}>{words.text}</p>
    </header>
  );
}
