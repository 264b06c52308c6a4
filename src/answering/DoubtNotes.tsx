import { Suspense } from 'react';
import styles from './AnswerForm.module.css';
import { DoubtNote } from './doubt-note.ts';
import type { Doubt } from './doubts/doubt.ts';

/** The region is there before its message, so that a screen reader hears it come. */
export function DoubtNotes({ doubts, onTaken }: { doubts: readonly Doubt[] | null; onTaken: () => void }) {
  if (doubts === null) return null;
  return (
    <div role="status" className={styles.doubts}>
      <Suspense>
        {doubts.map((doubt) => (
          <DoubtNote key={doubt.about} doubt={doubt} onTaken={onTaken} />
        ))}
      </Suspense>
    </div>
  );
}
