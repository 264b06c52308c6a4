import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/serve-site.ts';
import { ConversationVisitor } from '../../tests/stories/support/conversation-visitor.ts';
import { PagesVisitor } from '../../tests/stories/support/pages-visitor.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';

type Fixtures = {
  /** Clock offset of a shop started for this proof; null uses the shared shop. */
  ownShopAhead: number | null;
  line: FaultyLine;
};

export const faces = [
  { name: 'pages', Face: PagesVisitor },
  { name: 'conversation', Face: ConversationVisitor },
] as const;

/** Settings of a shop with a shifted clock; a new one has customers who have not renewed. */
const aheadBy = (milliseconds: number) => ({
  settings: { CLOCK_AHEAD: String(milliseconds) },
  imports: [join(import.meta.dirname, 'move-shop-clock.ts')],
});

/** Each proof has its own proxy to the site. */
export const test = base.extend<Fixtures>({
  ownShopAhead: [null, { option: true }],
  line: async ({ ownShopAhead }, use) => {
    await using own = ownShopAhead === null ? null : await serveSite(aheadBy(ownShopAhead));
    const line = await openFaultyLine(own?.url ?? process.env.STORIES_SITE ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** The number of the order, once it is displayed. */
export async function orderNumberOn(page: Page): Promise<string> {
  const number = page.getByText(/^UF-[0-9A-Z]{11}$/).first();
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}
