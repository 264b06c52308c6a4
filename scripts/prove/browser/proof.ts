import { test as base } from '@playwright/test';
import { ConversationVisitor } from '../../../tests/stories/conversation-visitor.ts';
import { PagesVisitor } from '../../../tests/stories/pages-visitor.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';
import { openOwnShop } from './own-shop.ts';

type Fixtures = {
  /** Milliseconds by which the clock of a shop for this proof alone is ahead; null for the shop that all share. */
  ownShopAhead: number | null;
  line: FaultyLine;
};

export const faces = [
  { name: 'pages', Face: PagesVisitor },
  { name: 'conversation', Face: ConversationVisitor },
] as const;

/** Each proof has a line of its own to the site, which it may break. */
export const test = base.extend<Fixtures>({
  ownShopAhead: [null, { option: true }],
  line: async ({ ownShopAhead }, use) => {
    const own = ownShopAhead === null ? null : await openOwnShop(ownShopAhead);
    const line = await openFaultyLine(own?.url ?? process.env.STORIES_SITE ?? '');
    await use(line);
    await line.close();
    await own?.close();
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
