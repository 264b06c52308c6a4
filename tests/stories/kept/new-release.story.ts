import { frame } from '../../../src/content/screens/frame.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

const files = '**/assets/**/*.js';
/** What the list of plans, the question after the address, is drawn with. */
const nextFile = '**/assets/PlanChoice-*.js';

test('A page whose files are gone after a release is loaded anew, goes on, and speaks of no lost line', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404|Failed to load resource/);
  await page.route(nextFile, (route) => route.fulfill({ status: 404, body: '' }));
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('nr-imovel', {}, '');
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => void said.push(text));
  await page.evaluate((lost) => {
    const hears = Object.assign({ heard: (_: string) => undefined }, window);
    const look = () => document.querySelector('#root')?.textContent?.includes(lost) && hears.heard(lost);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, frame.offline.title);
  const again = page.waitForEvent('load');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(nextFile);
  });
  await visitor.give('nr-imovel', ana('nr-imovel'));
  await again;
  await visitor.choosePlan();
  await visitor.isAsked('nome');
  expect(said).toEqual([]);
});

test('What is typed in the conversation stands in its line again when the page reloads itself', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404|Failed to load resource/);
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.isAsked('cep');
  await page.route(files, (route) => route.fulfill({ status: 404, body: '' }));
  const again = page.waitForEvent('load');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(files);
  });
  await visitor.composer.fill('o cep é 01310-100');
  await again;
  await expect(visitor.composer).toHaveValue('o cep é 01310-100');
});

test(
  'A page whose files are gone a moment after its reload says so, and its button loads it anew',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/404|Failed to load resource/);
    await page.route(nextFile, (route) => route.fulfill({ status: 404, body: '' }));
    const visitor = new ConversationVisitor(page);
    await visitor.startsAt('nr-imovel', {}, '');
    await page.reload();
    await visitor.give('nr-imovel', ana('nr-imovel'));
    await expect(page.getByText(frame.outdated.text)).toBeInViewport();
    await expect(page.locator('main')).not.toContainText(frame.offline.title);
    await checkAccessibility(page);
    await page.unroute(nextFile);
    await page.getByRole('button', { name: frame.outdated.reload }).click();
    await expect(page.getByText(frame.outdated.text)).toHaveCount(0);
    await visitor.choosePlan();
    await visitor.isAsked('nome');
  },
);
