import { type NewsItem, newsWords } from '../../../content/landing/news.ts';
import { newsPictures } from '../../../pictures/news-pictures.ts';
import { Island } from '../../site/Island.tsx';
import { SiteLink } from '../../site/SiteLink.tsx';
import { ScrollRow } from '../ScrollRow.tsx';
import styles from './NewsBlock.module.css';
import { NewsOpener } from './NewsOpener.tsx';

const { items, next, previous, title } = newsWords;

/** News cards that open their text, a video or another site. */
export const NewsBlock = () => (
  <ScrollRow
    id="novidades"
    title={title}
    area={title}
    previous={previous}
    next={next}
    lines={[
      items.map((item) => {
        const Picture = newsPictures[item.imageName];
        return (
          <li key={item.id} className={styles.card}>
            <div className={styles.picture}>{Picture && <Picture />}</div>
            <div className={styles.words}>
              <h3>{item.title}</h3>
              <p className="quiet">{item.description}</p>
            </div>
            <div className={styles.way}>
              <NewsLink item={item} />
            </div>
          </li>
        );
      }),
    ]}
  />
);

/** How to read on. Without scripts the text is in the card itself. */
function NewsLink({ item }: { item: NewsItem }) {
  const { external, fullDescription, id, linkNews, stream, streamLink, title } = item;
  if (external)
    return (
      <SiteLink className="touch-target strong" href={linkNews}>
        {newsWords.more}
      </SiteLink>
    );
  return (
    <>
      <Island
        name="news-opener"
        id={`novidade-${id}`}
        of={NewsOpener}
        props={{ title, text: fullDescription, video: stream ? streamLink : '' }}
        hydrates="touched"
      />
      <noscript>
        {stream ? (
          <SiteLink className="touch-target strong" href={streamLink}>
            {newsWords.watch}
          </SiteLink>
        ) : (
          <p className="text-s">{fullDescription}</p>
        )}
      </noscript>
    </>
  );
}
