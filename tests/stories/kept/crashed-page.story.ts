import { siteWords } from '../../../src/content/site.ts';
import { reportPageError } from '../../../src/contract/calls/page-errors.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

/** Every call that needs a key fails in the middle of a saga. */
function withoutRandomValues(): void {
  crypto.getRandomValues = () => {
    throw new RangeError('no random values');
  };
}

const note = siteWords.stuck('').slice(0, 20);

eachFace(
  'A page whose sagas crash reports it, reloads and goes on with the next question',
  async ({ page, visitor, expectNoise }) => {
    expectNoise(/no random values|error occurred in task/);
    await visitor.startsAt('email');
    await page.evaluate(withoutRandomValues);
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/page-errors'));
    const reloaded = page.waitForEvent('domcontentloaded');
    await visitor.send('email', ana('email'));
    const body = reportPageError.body.parse((await reported).postDataJSON());
    expect(body).toMatchObject({ type: 'RangeError' });
    await reloaded;
    await visitor.isAsked('data-nascimento');
    await expect(page.getByText(note)).toBeHidden();
  },
);

eachFaceInFullRun(
  'A page that crashes again after its reload says so, and does not reload itself forever',
  async ({ page, visitor, expectNoise }) => {
    expectNoise(/no random values|error occurred in task/);
    await visitor.startsAt('email');
    await page.addInitScript(withoutRandomValues);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.reload();
    await visitor.send('email', ana('email'));
    await expect(page.getByText(note)).toBeVisible();
    expect(loads).toBe(1);
  },
);

test(
  'A public page whose form crashes is reloaded, and says so if that does not help',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/no random values|error occurred in task/);
    await page.addInitScript(withoutRandomValues);
    await page.goto('/timblack/');
    const form = page.locator('#consultar form[data-layout="row"]');
    const send = async () => {
      await form.locator('[name="cep"]').fill('01310100');
      await form.locator('[name="phone"]').fill('(11) 91234-5678');
      await form.locator('[name="phone"]').press('Enter');
    };
    const reloaded = page.waitForEvent('domcontentloaded');
    await send();
    await reloaded;
    await send();
    await expect(page.getByText(note)).toBeVisible();
  },
);
