import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gallery, specimens } from '../../src/gallery/Gallery.tsx';

const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  // A component's file has its name.
  .filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file) && !file.startsWith('motion/'))
  .map((file) => basename(file, '.tsx'));

it('the gallery shows every part of ui', () => {
  expect(Object.keys(specimens).toSorted()).toEqual(parts.toSorted());
});

it('the gallery shows each part in every theme', () => {
  render(<Gallery />);
  for (const part of parts) {
    const section = screen.getByRole('region', { name: part });
    for (const theme of ['Light', 'Dark', 'Black Friday']) within(section).getByText(theme);
  }
});

it('the gallery uses every id once', () => {
  const { container } = render(<Gallery />);
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
});
