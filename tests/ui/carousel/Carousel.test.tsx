import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/ui/carousel/Carousel.tsx';

const swiper = vi.hoisted(() => ({ slideTo: vi.fn(), destroy: vi.fn() }));
vi.mock('../../../src/ui/carousel/carousel-steps.ts', () => ({ carouselSteps: async () => swiper }));

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: id }));
const words = { previous: 'back', next: 'forward', position: (first: number) => String(first) };

beforeEach(() => vi.clearAllMocks());

/** Presses an arrow once what steps through the row has come. */
async function pressForward() {
  const scrollTo = vi.fn();
  render(<Carousel slides={slides} at={0} area="plans" words={words} />);
  const arrow = screen.getByRole('button', { name: 'forward' });
  const row = screen.getByRole('group', { name: 'plans' });
  Object.assign(row, { scrollTo });
  fireEvent.focusIn(arrow);
  await act(async () => undefined);
  fireEvent.click(arrow);
  expect(swiper.slideTo).toHaveBeenCalledOnce();
  return scrollTo;
}

it('an arrow moves the row though Swiper takes itself to be there already', async () => {
  swiper.slideTo.mockReturnValue(false);
  expect(await pressForward()).toHaveBeenCalledOnce();
});

it('an arrow leaves the row to Swiper where that has moved it', async () => {
  swiper.slideTo.mockReturnValue(true);
  expect(await pressForward()).not.toHaveBeenCalled();
});
