import type Swiper from 'swiper';
import { inView } from './carousel-row.ts';

/** Steps through a row that scrolls by itself: the browser keeps the swiping, on a phone it does it best. */
export async function carouselSteps(row: HTMLElement): Promise<Swiper | null> {
  const { default: Steps } = await import('swiper');
  const box = row.parentElement;
  // Whoever pressed an arrow meanwhile has scrolled on: it begins where the row is now.
  const [initialSlide] = inView(row) ?? [0];
  return box && new Steps(box, { cssMode: true, slidesPerView: 'auto', initialSlide });
}
