import { doneWords } from '../../../src/content/screens/done.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { resumeWords } from '../../../src/content/screens/resume.ts';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { placeOrder } from '../support/place-order.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

eachFaceInFullRun(
  'A visit whose files fail to load after a reload says so, and resumes where it stood',
  async ({ page, visitor, expectNoise }) => {
    expectNoise(/ERR_FAILED|Failed to load resource/);
    await visitor.startsAt('data-nascimento');
    let isLost = true;
    // What takes an earlier visit up, and what says that it could not.
    await page.route(/\/assets\/(effects|earlier-visit)[^/]*\.js$/, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(page.getByText(frame.offline.title).filter({ visible: true }).first()).toBeVisible();
    isLost = false;
    const again = page.getByRole('button', { name: resumeWords.failed.again });
    // It goes on by itself as well: whoever sees the button presses it, and waits for none.
    await page.addLocatorHandler(again, () =>
      again.evaluateAll((buttons) => {
        for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
    );
    await visitor.isAsked('data-nascimento');
    await expect(page.locator('main')).not.toContainText(frame.offline.title);
  },
);

test(
  'A finished order that the server cannot show is not asked for again',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/503/);
    const number = await placeOrder(page);
    const busy = 'O sistema está ocupado agora.';
    await page.route('**/api/lead/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: busy, code: 'busy' } }),
    );
    await page.reload();
    await expect(page.getByText(busy)).toBeVisible();
    await checkAccessibility(page);
    await page.unroute('**/api/lead/*');
    await page.getByRole('button', { name: resumeWords.failed.again }).click();
    await expect(page.getByText(number).first()).toBeVisible();
    await expect(page.getByRole('link', { name: doneWords.follow.text })).toBeVisible();
  },
);

test('The files of later steps queue behind the calls that a visitor waits for', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const priorities = { '/assets/': new Set<string>(), '/api/cep/': new Set<string>() };
  network.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type !== 'Fetch') return;
    for (const [path, seen] of Object.entries(priorities))
      if (request.url.includes(path)) seen.add(request.initialPriority);
  });
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel']);
  await visitor.isAsked('nome');
  expect([...priorities['/assets/']]).toEqual(['Low']);
  expect([...priorities['/api/cep/']]).toEqual(['High']);
});
