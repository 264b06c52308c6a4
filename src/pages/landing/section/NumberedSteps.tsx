import styles from './NumberedSteps.module.css';

interface Step {
  title: string;
  text: string;
}

interface NumberedStepsProps {
  steps: readonly Step[];
  /** Beside each other where there is room. */
  isRow?: boolean;
}

/** What happens one after the other, as knots of the thread. */
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
