import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gallery } from '../../src/gallery/Gallery.tsx';
import { specimens } from '../../src/gallery/specimens.ts';

const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('motion/'))
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
