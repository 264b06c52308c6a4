import { Suspense } from 'react';
import styles from '../form/AnswerForm.module.css';
import type { InputWarning } from './input-warning.ts';
import { InputWarningNote } from './lazy-input-warnings.ts';

/** The live region is there before its message, so that screen readers announce it. */
export function InputWarnings({
  warnings,
  onTaken,
}: {
  warnings: readonly InputWarning[] | null;
  onTaken: () => void;
}) {
  if (warnings === null) return null;
  return (
    <div role="status" className={styles.warnings}>
      <Suspense>
        {warnings.map((warning) => (
          <InputWarningNote key={warning.about} warning={warning} onTaken={onTaken} />
        ))}
      </Suspense>
    </div>
  );
}
