import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { ready, run } from './test-server/real-process.ts';
import { emptyDatabase } from './test-server/test-database.ts';

it('leaves no API behind when the port of the site is in use', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const address = holder.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const DATABASE_URL = await emptyDatabase('SQLite');
  const dev = run('scripts/dev/dev.ts', { PORT: String(port), DATABASE_URL });
  expect(await dev.ended).toBe(1);
  expect(dev.printed().err).toBe(`Port ${port} is already in use\n`);
  // Its packages may have been prepared anew, which is said; that anything serves is not.
  expect(dev.printed().out).not.toMatch(/Ultrafibra:|http:/);
});

// A fresh checkout has its packages prepared first, which takes a slow machine its time.
const patience = 120_000;

it(
  'renders the public pages from the sources, and leaves the rest to the application',
  async () => {
    const DATABASE_URL = await emptyDatabase('SQLite');
    const port = await freePort();
    const dev = run('scripts/dev/dev.ts', { PORT: String(port), DATABASE_URL, LOG: 'off' });
    await ready(dev);
    const get = async (path: string) => {
      const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
      return { status: response.status, url: response.url, text: await response.text() };
    };
    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('data-islands="/src/app/site/hydrate-island.tsx"');
    expect(home.text).toContain('href="/checkout/cep/"');
    const [style = ''] = Array.from(
      home.text.matchAll(/<link rel="stylesheet" href="(\/src\/pages\/[^"]+)"/g),
      ([, href]) => href,
    );
    const css = await fetch(`http://localhost:${port}${style}`, { headers: { accept: 'text/css' } });
    expect(css.headers.get('content-type')).toContain('text/css');
    expect((await get('/max/?s=d600c')).url).toMatch(/\/hbo-max\/\?s=d600c$/);
    const [offer] = readPlanLists('catalogue').forCampaign('');
    expect((await get(`/ofertas/${offer?.offerCode}`)).text).toContain('Etiqueta padrão');
    expect((await get('/checkout/cep/')).text).toContain('/src/app/entry-client.tsx');
    expect((await get('/demo/hi/Ana')).text).toMatch(/<html lang="en">[\s\S]*entry-demo\.tsx/);
    expect((await get('/demo/nowhere')).status).toBe(404);
    const panel = await get('/painel/');
    expect(panel.status).toBe(200);
    expect(panel.text).toContain('/src/panel/entry-panel.tsx');
    expect(await get('/nao-existe/')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Página não encontrada'),
    });
    // Asked kindly, it takes its API along.
    dev.process.kill('SIGTERM');
    expect(await dev.ended).not.toBeNull();
  },
  patience,
);
