import styles from './Benefits.module.css';

/** What the service offers, in short. */
export const Benefits = ({ benefits }: { benefits: readonly { title: string; text: string }[] }) => (
  <ul className={styles.benefits}>
    {benefits.map(({ title, text }) => (
      <li key={title} className={styles.card}>
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
