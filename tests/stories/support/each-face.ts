import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ConversationVisitor } from './conversation-visitor.ts';
import { again, inFullRun } from './full-run.ts';
import { PagesVisitor } from './pages-visitor.ts';
import { test } from './story.ts';
import type { Visitor } from './visitor.ts';

const faces = [
  { name: 'by pages', Face: PagesVisitor },
  { name: 'in conversation', Face: ConversationVisitor },
] as const;

interface Scene {
  page: Page;
  context: BrowserContext;
  browser: Browser;
  expectNoise: (pattern: RegExp) => void;
  visitor: Visitor;
  /** Somebody else, or the same one in another tab or under a campaign, in the same face. */
  visit: (page: Page, prefix?: string) => Visitor;
  /** No two faces leave the same number: it is called once. */
  landline: string;
  /** One of two for this face: a customer renews, or migrates, once. */
  ownOf: <Thing>(pair: readonly [Thing, Thing]) => Thing;
}

type Story = (scene: Scene) => Promise<void>;

/** One text, told of both faces: by `npm test` in the one that its title gives it to, as good as by lot. */
export function eachFace(title: string, story: Story): void {
  const chosen = title.length % faces.length;
  tellInFaces(title, story, (index) => again(index !== chosen));
}

/** The same, for what tests without a browser hold already. */
export const eachFaceInFullRun = (title: string, story: Story): void =>
  tellInFaces(title, story, () => inFullRun);

function tellInFaces(title: string, story: Story, detailsOf: (index: number) => object): void {
  for (const [index, { name, Face }] of faces.entries())
    test(`${title}, ${name}`, detailsOf(index), async ({ page, context, browser, expectNoise }) => {
      const visit = (another: Page, prefix = '') => new Face(another, prefix);
      await story({
        page,
        context,
        browser,
        expectNoise,
        visitor: visit(page),
        visit,
        landline: `(11) 3456-789${index}`,
        ownOf: ([one, other]) => (index === 0 ? one : other),
      });
    });
}
