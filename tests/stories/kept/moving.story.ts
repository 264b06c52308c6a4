import { frame } from '../../../src/content/screens/frame.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { ana, withoutDebit } from '../support/sandbox.ts';
import { expect } from '../support/story.ts';

const untilPerson = withoutDebit.slice(0, withoutDebit.indexOf('data-nascimento'));

eachFace(
  'Back leads to the previous question, and the browser’s Back and Forward walk through all of them',
  async ({ page, visitor }) => {
    await visitor.begin();
    for (const [index, step] of untilPerson.entries()) {
      await visitor.give(step, ana(step));
      const next = untilPerson[index + 1];
      if (next === undefined || visitor.routeOfPage(next) === visitor.routeOfPage(step)) continue;
      await visitor.isAsked(next);
      await visitor.back();
      await visitor.isAsked(step);
      await page.goBack();
      await visitor.isAsked(next);
    }
    await visitor.isAsked('data-nascimento');
    const stops = visitor.stopsAmong(untilPerson);
    for (const step of stops.toReversed()) {
      await page.goBack();
      await visitor.isAsked(step);
    }
    await expect(page.locator('[name="cep"]')).toHaveValue('01310-100');
    for (const step of [...stops.slice(1), 'data-nascimento']) {
      await page.goForward();
      await visitor.isAsked(step);
    }
  },
);

eachFace('What is typed and not sent stands there again after a reload', async ({ page, visitor }) => {
  await visitor.startsAt('nr-imovel');
  await visitor.input('number').fill('1000');
  await page.reload();
  await visitor.isAsked('nr-imovel');
  await expect(visitor.input('number')).toHaveValue('1000');
});

eachFace(
  'An answer given offline is kept and sent once when the connection is back',
  async ({ page, context, expectNoise, visitor }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const saved: string[] = [];
    page.on('response', (response) => {
      const [, step] = /lead-v2\/[0-9a-f-]{36}\/(\w+)$/.exec(response.url()) ?? [];
      if (step && response.ok()) saved.push(step);
    });
    await visitor.startsAt('nome');
    await context.setOffline(true);
    await visitor.giveAll(['nome', 'telefone', 'email']);
    await visitor.isAsked('data-nascimento');
    await expect(page.getByRole('status').filter({ hasText: frame.offline.title })).toBeVisible();
    for (const end of ['Home', 'End']) {
      await page.keyboard.press(`ControlOrMeta+${end}`);
      await expect(page.getByText(frame.offline.title, { exact: true })).toBeInViewport();
    }
    await context.setOffline(false);
    await expect.poll(() => saved).toEqual(['name', 'phone', 'email']);
    await visitor.give('data-nascimento', ana('data-nascimento'));
    await visitor.isAsked('nome-mae');
  },
);

/** The list of plans is drawn with it, and no question before it. */
const partOfPlans = /\/assets\/PlanChoice-/;

/** With the same exports; whoever shows one of them fails. */
function brokenModule(text: string): string {
  const names = Array.from(text.matchAll(/\bas (\w+)(?=[,}])/g), ([, name = '']) => `broken as ${name}`);
  return `const fail = (_, name) => { if (name !== 'then') throw new Error('broken'); };
    const broken = new Proxy(() => fail(), { get: fail });
    export { ${names.join(', ')} };`;
}

eachFace(
  'A file that fails to load is fetched again while the page stays',
  async ({ page, expectNoise, visitor }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED/);
    let refused = 0;
    let isDown = true;
    await page.route(partOfPlans, async (route) => {
      if (!isDown) return route.continue();
      refused++;
      await route.abort('internetdisconnected');
    });
    await visitor.begin('');
    await visitor.giveAll(['cep', 'nr-imovel']);
    await visitor.isAt(visitor.routeOfPage('planos'));
    await expect(page.locator('main [name="idPlan"]')).toHaveCount(0);
    const before = refused;
    await expect.poll(() => refused).toBeGreaterThan(before);
    await expect(page.locator('h1')).toBeVisible();
    isDown = false;
    await visitor.choosePlan();
    await visitor.isAsked('nome');
  },
);

eachFaceInFullRun(
  'A page of an old release is reloaded with all answers',
  async ({ page, expectNoise, visitor }) => {
    expectNoise(/404/);
    await visitor.begin('');
    let loads = 0;
    page.on('domcontentloaded', () => void loads++);
    // It has another name by now.
    await page.route(partOfPlans, (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await visitor.giveAll(['cep', 'nr-imovel']);
    await expect.poll(() => loads).toBe(1);
    await visitor.choosePlan();
    await visitor.isAsked('nome');
    expect(loads).toBe(1);
  },
);

eachFaceInFullRun(
  'A page that crashes is drawn again with every answer',
  async ({ page, expectNoise, visitor }) => {
    expectNoise(/page error/);
    let isBroken = true;
    await page.route(partOfPlans, async (route) => {
      if (!isBroken) return route.continue();
      isBroken = false;
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: brokenModule(text) });
    });
    await visitor.begin('');
    await visitor.giveAll(['cep', 'nr-imovel']);
    // It broke there, and stands again.
    await visitor.choosePlan();
    expect(isBroken).toBe(false);
    await visitor.isAsked('nome');
  },
);

eachFace(
  'A visitor who gives up at the review has everything erased on the device and on the server',
  async ({ page, expectNoise, visitor }) => {
    await visitor.startsAt('confirmacao');
    const idLead = await visitor.leadId();
    expect(idLead).not.toBe('');
    await page.getByRole('button', { name: 'Desistir e apagar meus dados' }).click();
    await page.getByRole('button', { name: 'Apagar tudo' }).click();
    await visitor.isAsked('cep');
    await expect(page.getByText('Apagamos o seu pedido e os seus dados.')).toBeInViewport();
    await expect(page.locator('[name="cep"]')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept.includes('Ana') || kept.includes(idLead)).toBe(false);
    expectNoise(/404/);
    const gone = await page.evaluate(async (id) => (await fetch(`/api/lead/${id}`)).status, idLead);
    expect(gone).toBe(404);
  },
);
