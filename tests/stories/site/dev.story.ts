import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.ts';
import { root } from '../../../scripts/root.ts';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { inFullRun } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';

function startDev(port: number, data: string) {
  const dev = spawn(process.execPath, ['scripts/dev/dev.ts'], {
    cwd: root,
    // As somebody's terminal starts it: the colours of the test's own output are not passed on.
    env: {
      ...process.env,
      FORCE_COLOR: undefined,
      PORT: String(port),
      DATABASE_URL: `file:${join(data, 'dev.db')}`,
      LOG: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = Promise.all([text(dev.stdout), text(dev.stderr)]);
  const ended = once(dev, 'exit');
  return { dev, printed, ended };
}

/** Public pages from the sources; the rest is the application's. */
async function rendersSources(request: APIRequestContext, url: string): Promise<void> {
  const get = async (path: string) => {
    const response = await request.get(`${url}${path}`, { headers: { accept: 'text/html' } });
    return { status: response.status(), url: response.url(), text: await response.text() };
  };
  const home = await get('/');
  expect(home.status).toBe(200);
  expect(home.text).toContain('data-islands="/src/app/site/hydrate-island.tsx"');
  expect(home.text).toContain('href="/checkout/cep/"');
  const [, style] = /<link rel="stylesheet" href="(\/src\/pages\/[^"]+)"/.exec(home.text) ?? [];
  const css = await request.get(`${url}${style}`, { headers: { accept: 'text/css' } });
  expect(css.headers()['content-type']).toContain('text/css');
  expect((await get('/max/?s=d600c')).url).toMatch(/\/hbo-max\/\?s=d600c$/);
  const [offer] = readPlanLists('catalogue').forCampaign('');
  expect((await get(`/ofertas/${offer?.offerCode}`)).text).toContain('Etiqueta padrão');
  expect((await get('/checkout/cep/')).text).toContain('/src/app/entry-client.tsx');
  expect((await get('/demo/hi/Ana')).text).toMatch(/<html lang="en"[\s\S]*entry-demo\.tsx/);
  expect((await get('/demo/nowhere')).status).toBe(404);
  const panel = await get('/painel/');
  expect(panel.status).toBe(200);
  expect(panel.text).toContain('/src/panel/entry-panel.tsx');
  expect(await get('/nao-existe/')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Página não encontrada'),
  });
}

/** Its packages are prepared by the first one: whoever comes to the same port leaves nothing behind. */
async function refusesPort(port: number, data: string): Promise<void> {
  const { printed, ended } = startDev(port, data);
  expect((await ended)[0]).toBe(1);
  const [out, err] = await printed;
  expect(err).toBe(`Port ${port} is already in use\n`);
  expect(out).not.toMatch(/Ultrafibra:|http:/);
}

test(
  'The development server renders and hydrates public pages, answers a conversation, and reports a port in use',
  inFullRun,
  async ({ page, request, expectNoise }, testInfo) => {
    // Packages that are met for the first time are prepared, and the page is loaded anew.
    expectNoise(/504.*\/node_modules\//);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const { dev, printed, ended } = startDev(port, testInfo.outputDir);
    try {
      await expect
        .poll(
          () =>
            request.get(`${url}/api/health`).then(
              (answer) => answer.ok(),
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
      await rendersSources(request, url);
      await refusesPort(port, testInfo.outputDir);
      await page.goto(`${url}/`);
      await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached({ timeout: 60_000 });
      // The page that is loaded anew may do so now, in place of going on.
      await expect(() => page.goto(`${url}/chat/`)).toPass();
      const composer = page.locator('#composer');
      // It may do so in the middle of an answer as well.
      await expect(async () => {
        await composer.fill('01310-100');
        await composer.press('Enter');
        await expect(composer).toHaveAttribute('name', 'number', { timeout: 10_000 });
      }).toPass({ timeout: 90_000 });
    } finally {
      // What it still fetches ahead ends with it.
      await page.goto('about:blank');
      dev.kill('SIGTERM');
      // Asked kindly, it takes its API along.
      await ended;
      await testInfo.attach('what it printed', { body: (await printed).join('\n') });
    }
  },
);
