import styles from './PageIntro.module.css';

/** Heading and introduction of a short page. */
export const PageIntro = ({ heading, lead }: { heading: string; lead: string }) => (
  <div className={styles.intro}>
    <h1 className="text-3xl">{heading}</h1>
    <p className={styles.lead}>{lead}</p>
  </div>
);
