import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Carousel } from '../../../src/ui/carousel/Carousel.tsx';

const slides = ['one', 'two', 'three'].map((id) => ({ id, content: id }));
const words = { previous: 'back', next: 'forward', position: (first: number) => String(first) };

it('an arrow moves the row even if Swiper believes it is already there', async () => {
  render(<Carousel slides={slides} at={0} area="plans" words={words} />);
  const arrow = screen.getByRole('button', { name: 'forward' });
  const row = screen.getByRole('group', { name: 'plans' });
  const scrollTo = vi.fn();
  Object.assign(row, { scrollTo });
  fireEvent.focusIn(arrow);
  // Nothing has a size here, so that Swiper, once it has come, is at each slide at once.
  await waitFor(() => expect(document.querySelector('.swiper-initialized')).not.toBeNull());
  fireEvent.click(arrow);
  expect(scrollTo).toHaveBeenCalledOnce();
});
