import styles from './NumberedSteps.module.css';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
  /** In a row on wide screens. */
  isRow?: boolean;
}

/** Numbered steps along a line. */
export function NumberedSteps({ steps, isRow }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-row={isRow || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
