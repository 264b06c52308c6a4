import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conversationWords } from '../../../src/content/conversation/words.ts';
import { type StreetShape, street } from '../../../src/pictures/street.ts';
import { root } from '../../root.ts';
import { questions } from './questions.ts';

/** Path → content of the pages of comparison: the hero of the landing page with its drawing, the conversation, and their font. */
export const pagesByHand = (): ReadonlyMap<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ['/', hero()],
    ['/chat/', chat()],
    ['/figtree.woff2', readFileSync(join(root, 'src/ui/fonts/figtree-latin.woff2'))],
  ]);

function hero(): string {
  return written('hero.html')
    .replace('<!-- way -->', street.way)
    .replace('<!-- behind -->', drawn(street.behind))
    .replace('<!-- lit -->', drawn(street.lit));
}

function chat(): string {
  const [first] = questions;
  const bubbles = [conversationWords.greeting, first?.text].map((text) => `<li class="house">${text}</li>`);
  const input = `<input name="cep" inputmode="numeric" autocomplete="postal-code" aria-label="${first?.text}">`;
  return written('chat.html')
    .replace('<!-- bubbles -->', () => bubbles.join(''))
    .replace('<!-- input -->', () => input)
    .replace('/* questions */ []', () => JSON.stringify(questions));
}

const written = (name: string): string =>
  readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\n\s*/g, '\n');

const drawn = (shapes: readonly StreetShape[]): string =>
  shapes.map(([looks, d]) => `<path class="${looks.join(' ')}" d="${d}"/>`).join('');
