import { notFoundWords } from '../../content/not-found.ts';
import { siteWords } from '../../content/site.ts';
import { RouteLink } from '../../ui/RouteLink.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <title>{`${notFoundWords.title} | ${siteWords.name}`}</title>
      <h1>{notFoundWords.title}</h1>
      <p>{notFoundWords.text}</p>
      <p>
        <RouteLink to="/">{notFoundWords.action}</RouteLink>
      </p>
    </section>
  );
}
