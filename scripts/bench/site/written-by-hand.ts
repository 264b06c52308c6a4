import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StreetShape, street } from '../../../src/pictures/street.ts';
import { root } from '../../root.ts';

/** Path → content of the page of comparison: the hero of the landing page, its drawing and its font, and nothing else. */
export function writtenByHand(): ReadonlyMap<string, string | Buffer> {
  const html = readFileSync(join(root, 'scripts/bench/site/by-hand.html'), 'utf8')
    .replace('<!-- way -->', street.way)
    .replace('<!-- behind -->', drawn(street.behind))
    .replace('<!-- lit -->', drawn(street.lit))
    .replace(/\n\s*/g, '\n');
  return new Map<string, string | Buffer>([
    ['/', html],
    ['/figtree.woff2', readFileSync(join(root, 'src/ui/fonts/figtree-latin.woff2'))],
  ]);
}

const drawn = (shapes: readonly StreetShape[]): string =>
  shapes.map(([looks, d]) => `<path class="${looks.join(' ')}" d="${d}"/>`).join('');
