import { siteWords } from '../../content/site.ts';
import { startWords } from '../../content/start.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import styles from './StartPage.module.css';
import { ThreadToHouse } from './ThreadToHouse.tsx';

const { action, facts, heading, lead, title } = startWords;

/** Where an order starts: one promise, one way on. */
export function StartPage() {
  return (
    <>
      <title>{`${title} | ${siteWords.name}`}</title>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <RouteLink className={styles.action} to="/checkout/cep/">
            {action}
          </RouteLink>
        </div>
        <ThreadToHouse />
      </section>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <h2>{fact.title}</h2>
            <p>{fact.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
