import type Swiper from 'swiper';
import { inView } from './carousel-row.ts';

/** Steps through a row that scrolls natively: the browser's own swiping is best on phones. */
export async function carouselSteps(row: HTMLElement): Promise<Swiper | null> {
  const { default: Steps } = await import('swiper');
  const box = row.parentElement;
  // Starts at the current position, since the row may have been scrolled before Swiper loaded.
  const [initialSlide] = inView(row) ?? [0];
  return box && new Steps(box, { cssMode: true, slidesPerView: 'auto', initialSlide });
}
