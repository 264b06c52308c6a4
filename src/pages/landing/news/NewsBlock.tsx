import { newsWords } from '../../../content/landing/news.ts';
import { newsPictures } from '../../../pictures/news-pictures.ts';
import { ScrollRow } from '../ScrollRow.tsx';
import styles from './NewsBlock.module.css';
import { NewsLink } from './NewsLink.tsx';

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
