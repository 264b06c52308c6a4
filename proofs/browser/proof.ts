import { test as base, expect, type Page } from '@playwright/test';
import { serveSite } from '../../scripts/serve-site.ts';
import { ConversationVisitor } from '../../tests/stories/support/conversation-visitor.ts';
import { PagesVisitor } from '../../tests/stories/support/pages-visitor.ts';
import { type FaultyLine, openFaultyLine } from './faulty-line.ts';

type Fixtures = {
  /** Whether the proof has a shop of its own, with customers who have not renewed. */
  hasOwnShop: boolean;
  line: FaultyLine;
};

export const faces = [
  { name: 'pages', Face: PagesVisitor },
  { name: 'conversation', Face: ConversationVisitor },
] as const;

/** Each proof has its own proxy to the site. */
export const test = base.extend<Fixtures>({
  hasOwnShop: [false, { option: true }],
  line: async ({ hasOwnShop }, use) => {
    await using own = hasOwnShop ? await serveSite() : null;
    const line = await openFaultyLine(own?.url ?? process.env.STORIES_SITE ?? '');
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

export async function orderNumberOn(page: Page): Promise<string> {
  const number = page.getByText(/^UF-[0-9A-Z]{11}$/).first();
  await expect(number).toBeVisible();
  return (await number.textContent()) ?? '';
}
