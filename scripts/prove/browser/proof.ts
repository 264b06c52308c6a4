import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ConversationVisitor } from '../../../tests/stories/support/conversation-visitor.ts';
import { PagesVisitor } from '../../../tests/stories/support/pages-visitor.ts';
import { serveSite } from '../../serve-site.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';

type Fixtures = {
  /** Milliseconds by which the clock of a shop for this proof alone is ahead; null for the shop that all share. */
  ownShopAhead: number | null;
  line: FaultyLine;
};

export const faces = [
  { name: 'pages', Face: PagesVisitor },
  { name: 'conversation', Face: ConversationVisitor },
] as const;

/** Its customers have not renewed yet. */
const aheadBy = (milliseconds: number) => ({
  settings: { CLOCK_AHEAD: String(milliseconds) },
  imports: [join(import.meta.dirname, 'move-shop-clock.ts')],
});

/** Each proof has a line of its own to the site, which it may break. */
export const test = base.extend<Fixtures>({
  ownShopAhead: [null, { option: true }],
  line: async ({ ownShopAhead }, use) => {
    const own = ownShopAhead === null ? null : await serveSite(aheadBy(ownShopAhead));
    const line = await openFaultyLine(own?.url ?? process.env.STORIES_SITE ?? '');
    await use(line);
    await line.close();
    await own?.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** One cell of a table: a call or a step, what was done to it, and what the visitor saw. */
export interface Cell {
  what: string;
  /** What stood on the screen; for a broken cell, what was missing. */
  saw: string;
  isBroken: boolean;
}

export const note = ({ what, saw, isBroken }: Cell): void => {
  test.info().annotations.push({ type: isBroken ? 'broken' : 'held', description: `${what}|${saw}` });
};
