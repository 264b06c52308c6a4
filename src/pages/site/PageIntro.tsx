import styles from './PageIntro.module.css';

/** What a short page is about, and what to do on it. */
export const PageIntro = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className={styles.intro}>
    <h1>{heading}</h1>
    <p className={styles.lead}>{lead}</p>
  </div>
);
