import { notFoundWords } from '../../content/landing/site/not-found.ts';
import { siteWords } from '../../content/site.ts';
import { NotFoundCable } from '../../pictures/scenes/NotFoundCable.tsx';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import type { PageHead } from '../site/site-page.ts';
import styles from './NotFoundPage.module.css';

export const notFoundHead = (): PageHead => ({
  title: `${notFoundWords.title} | ${siteWords.name}`,
  description: notFoundWords.text,
});

export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <div className={styles.picture}>
        <NotFoundCable />
      </div>
      <h1>{notFoundWords.title}</h1>
      <p>{notFoundWords.text}</p>
      <nav aria-labelledby="caminhos">
        <h2 className={styles.ways} id="caminhos">
          {notFoundWords.ways}
        </h2>
        <ul className="plain-list">
          {notFoundWords.links.map(({ text, href }) => (
            <li key={href}>
              <RouteLink className="touch-target" to={href}>
                {text}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
