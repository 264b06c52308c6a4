import { planWords } from '../../content/screens/plans.ts';
import type { CatalogueRow } from '../../content/streaming/catalogue-row.ts';
import { rowsWords } from '../../content/streaming/rows.ts';
import { Poster } from '../../pictures/poster/Poster.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import styles from './SeriesRow.module.css';

interface Props {
  row: CatalogueRow;
  /** Index of its first title in the catalogue: covers are drawn from it. */
  seed: number;
}

/** Titles in a row with drawn covers. */
export const SeriesRow = ({ row, seed }: Props) => (
  <div className={styles.row}>
    <Carousel
      at={0}
      area={rowsWords.area(row.title)}
      slides={row.cards.map(({ description, genre, id, title }, index) => ({
        id,
        content: (
          <>
            <Poster title={title} genre={genre} seed={seed + index} />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>
                <span className="visually-hidden">{genre}. </span>
                {description}
              </p>
            </div>
          </>
        ),
      }))}
      words={{
        previous: rowsWords.previous(row.title),
        next: rowsWords.next(row.title),
        position: planWords.carousel.position,
      }}
    />
  </div>
);
