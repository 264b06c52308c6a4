import type Swiper from 'swiper';

/** Steps through a row that scrolls by itself: the browser keeps the swiping, on a phone it does it best. */
export async function carouselSteps(row: HTMLElement, at: number): Promise<Swiper | null> {
  const { default: Steps } = await import('swiper');
  const box = row.parentElement;
  return box && new Steps(box, { cssMode: true, slidesPerView: 'auto', initialSlide: at });
}
