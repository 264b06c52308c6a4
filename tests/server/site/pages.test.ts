import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { StartupError } from '../../../server/runtime/startup-error.ts';
import { openSite } from '../../../server/site/open-site.ts';
import { warmUp } from '../../../server/site/warm-up.ts';
import type { Catalogue } from '../../../src/contract/documents.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { temporaryFolder } from '../test-server/test-database.ts';

const origin = 'https://loja.test';
const policy = "script-src 'self'";
const none: Catalogue = {
  plansOf: () => [],
  streaming: { services: [] },
  offers: [],
  lookOf: () => ({ banner: {} }),
  faq: {},
  campaigns: [],
};

const addresses = [
  { path: '/' },
  { path: '/checkout/cep/' },
  { path: '/timblack/checkout/cep/' },
  { path: '/pedido-realizado/', noindex: true },
  { path: '/hbo-max/' },
  { path: '/hbo-max/checkout/cep/' },
  { path: '/globoplay/checkout/cep/' },
  { path: '/404/', status: 404 },
  { path: '/timblack/404/', status: 404 },
  { path: '/quebrada/' },
].map((page) => ({ status: 200, noindex: false, ...page }));

/** A fake build whose pages contain their path and the number of renderings. */
const renderer = `
export const openDocuments = (catalogue, { origin }) => {
  const times = new Map();
  return {
    addresses: ${JSON.stringify(addresses)},
    firstScreens: ['/checkout/cep/'],
    render: async (path) => {
      times.set(path, (times.get(path) ?? 0) + 1);
      if (path === '/quebrada/' && times.get(path) === 1) throw new Error('broken');
      return { html: '<h1>' + path + '</h1>' + 'x'.repeat(times.get(path) - 1), policy: ${JSON.stringify(policy)} };
    },
    sitemap: '<loc>' + origin + '/</loc>',
    robots: '',
  };
};`;

function build(): string {
  const dist = temporaryFolder();
  const write = (name: string, text: string) => {
    const path = join(dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (!name.startsWith('client/') || name.endsWith('.png')) return;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  };
  write('server/entry-server.js', renderer);
  write('server/package.json', '{"type":"module"}');
  write('server/panel.json', '{"script":"/painel/assets/panel.js","styles":[]}');
  write('panel/painel/assets/panel.js', 'export {}');
  write('client/assets/app-1a2b3c.js', 'export {}');
  write('client/logo.png', 'png');
  write('client/faq-migracao.pdf', 'pdf');
  writeFileSync(join(dist, 'secret.txt'), 'not for visitors');
  return dist;
}

const readSite = async () => {
  const site = await openSite(build(), none, { origin });
  return () => site;
};

const openShop = async (changes = {}) => {
  const { browser } = await openWithBrowser({ site: await readSite(), ...changes });
  return (url: string, headers: Record<string, string> = {}) => browser.send({ method: 'GET', url, headers });
};

it.each([
  ['/', '/'],
  ['/checkout/cep/', '/checkout/cep/'],
  ['/checkout/cep', '/checkout/cep/'],
  ['/checkout/cep/?sku=d500a&l=1', '/checkout/cep/'],
  ['/timblack/checkout/cep', '/timblack/checkout/cep/'],
])('the address %s is answered with the page %s', async (url, path) => {
  const get = await openShop();
  const { status, text, headers } = await get(url);
  expect({ status, text }).toEqual({ status: 200, text: `<h1>${path}</h1>` });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  // It would force browsers to start a new process.
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

it('a page is sent with its own security policy', async () => {
  const get = await openShop();
  expect((await get('/')).headers['content-security-policy']).toBe(policy);
});

it('a page is rendered at the first request and cached', async () => {
  const site = (await readSite())();
  const get = await openShop({ site: () => site });
  for (const path of ['/', '/', '/']) expect((await get(path)).text).toBe('<h1>/</h1>');
  // A failed rendering is not cached.
  expect((await get('/quebrada/')).status).toBe(500);
  expect((await get('/quebrada/')).status).toBe(200);
  // Unknown paths add no pages to the cache.
  await get('/nada/1/');
  expect(site?.pages.size).toBe(addresses.length);
});

it('a page of a new build replaces the cached one', async () => {
  let site = (await readSite())();
  const get = await openShop({ site: () => site });
  await get('/');
  site = await openSite(build(), none, { origin: 'https://outra.test' });
  expect((await get('/sitemap.xml')).text).toContain('https://outra.test/');
});

it('the first pages of a visit are rendered in advance', async () => {
  const opened = Promise.withResolvers<void>();
  const page = {
    status: 200,
    noindex: false,
    open: async () => {
      opened.resolve();
      throw new Error('It fails again, and is told of, when somebody asks for it.');
    },
  };
  const stop = warmUp([page]);
  await opened.promise;
  stop();
});

it.each([
  '/nada',
  '/checkout/cep/nada/',
  '/404/',
  '/assets/',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/index.html',
])('the missing address %s is answered with the 404 page', async (url) => {
  const get = await openShop();
  const { status, text, headers } = await get(url);
  expect({ status, text }).toEqual({ status: 404, text: '<h1>/404/</h1>' });
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers).toHaveProperty('content-security-policy');
});

it('pages of a visit are kept out of search engines', async () => {
  const get = await openShop();
  expect((await get('/pedido-realizado/')).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/checkout/cep/')).headers).not.toHaveProperty('x-robots-tag');
});

it('all pages of a trial are kept out of search engines', async () => {
  const get = await openShop({ hiddenFromSearch: true });
  for (const path of ['/', '/checkout/cep/'])
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
});

it('a browser may cache versioned files for a year', async () => {
  const get = await openShop();
  const asset = await get('/assets/app-1a2b3c.js');
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await get('/logo.png')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
    'content-type': 'image/png',
  });
});

it.each(['/assets/app-1a2b3c.js', '/painel/assets/panel.js'])(
  'a file that a new build took away under the running server, %s, is answered with 404, uncached',
  async (url) => {
    const dist = build();
    const site = await openSite(dist, none, { origin });
    const get = await openShop({ site: () => site });
    rmSync(join(dist, 'client/assets'), { recursive: true });
    rmSync(join(dist, 'panel'), { recursive: true });
    // A file stands where the folder was: another error of the file system.
    writeFileSync(join(dist, 'panel'), '');
    for (const encoding of ['br', 'gzip', '']) {
      const { status, headers } = await get(url, { 'accept-encoding': encoding });
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('content-encoding');
    }
    expect((await get('/')).status).toBe(200);
  },
);

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('a browser that accepts %j gets %s', async (accepted, encoding) => {
  const get = await openShop();
  const { headers, text } = await get('/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  if (encoding === undefined) expect(text).toBe('<h1>/</h1>');
});

it('a browser that has the current page gets 304', async () => {
  const get = await openShop();
  const { headers } = await get('/');
  const etag = String(headers.etag);
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/', { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304);
  expect((await get('/', { 'if-none-match': '*' })).status).toBe(304);
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
});

it('the plan lists are served compressed, with and without a build', async () => {
  for (const site of [undefined, await readSite()]) {
    const testServer = await openTestServer({ site });
    const response = await testServer.app.inject({
      method: 'GET',
      url: '/json/plans.json',
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, s-maxage=60',
    });
    const { plans } = JSON.parse(brotliDecompressSync(response.rawPayload).toString());
    expect(plans[0]).toMatchObject({ id: 101, price: 69.99 });
    expect((await testServer.app.inject({ method: 'GET', url: '/json/README.md' })).statusCode).toBe(404);
  }
});

it('a HEAD request is answered like GET without the page', async () => {
  const testServer = await openTestServer({ site: await readSite() });
  const head = await testServer.app.inject({ method: 'HEAD', url: '/checkout/cep/' });
  const get = await testServer.app.inject({ method: 'GET', url: '/checkout/cep/' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

it.each([
  ['/max', 308, '/hbo-max/'],
  ['/max/?utm_source=r%C3%A1dio&s=d600c', 308, '/hbo-max/?utm_source=r%C3%A1dio&s=d600c'],
  ['/max/checkout/cep', 308, '/hbo-max/checkout/cep/'],
  ['/timblack/checkout?s=d600a', 302, '/timblack/checkout/cep/?s=d600a'],
  ['/globoplay/sp/checkout/cep/?s=d600sp', 308, '/globoplay/checkout/cep/?s=d600sp'],
  ['/timblack/faq-migracao.pdf', 308, '/faq-migracao.pdf'],
  ['/globoplay/timpre/faq-migracao.pdf', 308, '/faq-migracao.pdf'],
])('the address %s is answered with %i to %s', async (url, status, location) => {
  const get = await openShop();
  const answer = await get(url);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

it.each([
  '/max/nada/',
  '/timblack/nada.pdf',
  '/1gb/index.temp',
  '/max//loja.example/',
  '/max/%2f%2floja.example',
])('a link to %s does not redirect to a missing page', async (url) => {
  const get = await openShop();
  expect((await get(url)).status).toBe(404);
});

it('only collaborators’ addresses of an earlier host lead to the collaborators’ offer', async () => {
  const get = await openShop({ siteUrl: origin, legacyHost: 'antiga.test' });
  const from = (url: string, host: string) => get(url, { host });
  expect(await from('/oferta-colaborador/checkout/cep/?s=d600a', 'antiga.test')).toMatchObject({
    status: 308,
    headers: { location: 'https://loja.test/oferta-colaborador/?s=d600a' },
  });
  expect((await from('/', 'antiga.test')).status).toBe(200);
  expect((await from('/oferta-colaborador/', 'loja.test')).status).toBe(404);
});

it('search engines are given the public address', async () => {
  const get = await openShop();
  expect((await get('/sitemap.xml')).text).toBe('<loc>https://loja.test/</loc>');
  const testServer = await openTestServer({ site: await readSite() });
  const { rawPayload, headers } = await testServer.app.inject({
    method: 'GET',
    url: '/sitemap.xml',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe('<loc>https://loja.test/</loc>');
});

it('a form sent without script returns to its page, and its data is dropped', async () => {
  const testServer = await openTestServer({ site: await readSite() });
  const { statusCode, headers } = await testServer.app.inject({
    method: 'POST',
    url: '/checkout/cep/?s=d600b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'cep=01310-100',
  });
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 303,
    location: '/checkout/cep/?s=d600b',
  });
});

it.each([
  '//mal.example/x',
  '/\\mal.example/x',
  '/%2Fmal.example/x',
  '/%5c%2fmal.example/x',
  'http://mal.example/x',
])('a form sent to %s is not redirected to another host', async (target) => {
  const { app } = await openTestServer({ site: await readSite() });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  // A raw request, because clients normalise such addresses.
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end(`POST ${target} HTTP/1.1\r\nhost: loja.test\r\nconnection: close\r\n\r\n`);
  const location = /^location: (.*)\r$/m.exec(await text(socket))?.[1];
  expect(location).toMatch(/^\/[^/\\%]/);
});

it('a write outside the API is refused', async () => {
  const testServer = await openTestServer({ site: await readSite() });
  const { status, headers } = await testServer.browser().send({ method: 'DELETE', url: '/checkout/cep/' });
  expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

it('the server runs without a build, and refuses a broken one', async () => {
  const dist = temporaryFolder();
  expect(await openSite(dist, none, { origin })).toBeUndefined();
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, 'server/entry-server.js'), 'export {}');
  await expect(openSite(dist, none, { origin })).rejects.toThrow(StartupError);
});
