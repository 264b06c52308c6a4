import { describe, expect, it } from 'vitest';
import { retentionRepository } from '../../../server/retention/retention-repository.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { engines } from '../test-server/test-database.ts';
import { openPanel, operatorAt, panelKey, signedIn } from './operator.ts';

const pages = [
  '/painel/',
  '/painel/ligacoes/',
  '/painel/analises',
  '/painel/sem-cobertura/',
  '/painel/mensagens/',
];

describe.each(engines)('the door of the panel on %s', (engine) => {
  it('opens to the key, and closes behind whoever leaves', async () => {
    const floor = await openPanel({ engine });
    const operator = operatorAt(floor);
    const entered = await operator.signIn();
    expect(entered).toMatchObject({ status: 303, headers: { location: '/painel/' } });
    expect(entered.headers['set-cookie']).toMatch(/^painel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await operator.get('/painel/ligacoes/')).text).toContain('<h1>Ligações</h1>');
    expect((await operator.get('/painel/entrar/')).headers.location).toBe('/painel/');

    const before = new Map(operator.browser.cookies);
    expect((await operator.post('/painel/sair/')).headers.location).toBe('/painel/entrar/?aviso=saiu');
    // Not only the cookie is gone: whoever kept a copy of it gets nowhere.
    for (const [name, value] of before) operator.browser.cookies.set(name, value);
    expect((await operator.get('/painel/ligacoes/')).status).toBe(303);
  });

  it('ends a session after thirty minutes of silence, and after twelve hours in any case', async () => {
    const floor = await openPanel({ engine });
    const operator = await signedIn(floor);
    floor.pass({ minutes: 29 });
    expect((await operator.get('/painel/ligacoes/')).status).toBe(200);
    floor.pass({ minutes: 29 });
    expect((await operator.get('/painel/ligacoes/')).status).toBe(200);
    floor.pass({ minutes: 30 });
    const ended = await operator.get('/painel/ligacoes/');
    expect(ended).toMatchObject({ status: 303, headers: { location: '/painel/entrar/?aviso=fim' } });
    expect((await operator.get('/painel/entrar/?aviso=fim')).text).toContain('Sua sessão terminou');

    await operator.signIn();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect((await operator.get('/painel/ligacoes/')).status).toBe(200);
      floor.pass({ minutes: 20 });
    }
    expect((await operator.get('/painel/ligacoes/')).status).toBe(303);
    await floor.database.write((db) => retentionRepository().sweep(db, floor.now()));
    expect(await floor.database.read((db) => db.selectFrom('panel_sessions').selectAll().execute())).toEqual(
      [],
    );
  });

  it('outlives a restart, but not another key', async () => {
    const floor = await openPanel({ engine });
    const { url } = floor;
    const operator = await signedIn(floor);
    await floor.restart();
    expect((await operator.get('/painel/ligacoes/')).status).toBe(200);
    const changed = operatorAt(await openPanel({ engine, url, panelKey: `${panelKey}-nova` }));
    for (const [name, value] of operator.browser.cookies) changed.browser.cookies.set(name, value);
    expect((await changed.get('/painel/ligacoes/')).status).toBe(303);
  });
});

describe('whoever has not signed in', () => {
  it.each(pages)('is led from %s to the door', async (page) => {
    const floor = await openPanel();
    const operator = operatorAt(floor);
    expect(await operator.get(page)).toMatchObject({
      status: 303,
      headers: { location: '/painel/entrar/', 'cache-control': 'no-store' },
    });
    operator.browser.cookies.set('painel', 'x'.repeat(43));
    expect((await operator.get(page)).headers.location).toBe('/painel/entrar/?aviso=fim');
  });

  it('changes nothing', async () => {
    const floor = await openPanel();
    const { id } = await floor.browser().call(requestCall, { body: { telephone: '11987654321' } });
    const refused = await operatorAt(floor).post(`/painel/ligacoes/${id}/tratar/`);
    expect(refused.headers.location).toBe('/painel/entrar/');
    const rows = floor.database.read((db) => db.selectFrom('support_requests').selectAll().execute());
    expect(await rows).toMatchObject([{ treated_at: null }]);
  });

  it('learns nothing from a wrong key but that it is wrong', async () => {
    const operator = operatorAt(await openPanel());
    for (const [chave, status, sentence] of [
      ['', 422, 'Informe a chave do operador.'],
      ['x', 401, 'Essa chave não confere.'],
      [panelKey.slice(0, -1), 401, 'Essa chave não confere.'],
      [`${panelKey}x`, 401, 'Essa chave não confere.'],
    ] as const) {
      const refused = await operator.signIn(chave);
      expect(refused.status).toBe(status);
      expect(refused.text).toContain(sentence);
      expect(refused.text).toContain('aria-invalid="true"');
      expect(refused.text).not.toContain(panelKey.slice(0, -1));
      expect(operator.browser.cookies.size).toBe(0);
    }
  });

  it('may try ten times in a quarter of an hour, from one address', async () => {
    const floor = await openPanel();
    const operator = operatorAt(floor);
    for (let tries = 0; tries < 10; tries++) expect((await operator.signIn('errada')).status).toBe(401);
    floor.pass({ minutes: 5 });
    const held = await operator.signIn();
    expect(held).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    expect(held.text).toContain('Foram muitas tentativas');
    floor.pass({ minutes: 10 });
    expect((await operator.signIn(` ${panelKey}\n`)).status).toBe(303);
  });
});

describe('a form that is not the panel’s own', () => {
  it.each([
    ['from another site', { origin: 'https://mal.example', host: 'loja.example' }, 403],
    [
      'that the browser calls cross-site',
      { 'sec-fetch-site': 'cross-site', origin: 'https://loja.example' },
      403,
    ],
    ['from a page beside it', { 'sec-fetch-site': 'same-site' }, 403],
    ['from nowhere', {}, 403],
    ['from a page that hides where it is', { origin: 'null' }, 403],
    [
      'as JSON',
      { 'content-type': 'application/json', origin: 'https://loja.example', host: 'loja.example' },
      415,
    ],
    [
      'as plain text',
      { 'content-type': 'text/plain', origin: 'https://loja.example', host: 'loja.example' },
      415,
    ],
  ])('is refused: %s', async (_name, headers, status) => {
    const floor = await openPanel();
    const { id } = await floor.browser().call(requestCall, { body: { telephone: '11987654321' } });
    const operator = await signedIn(floor);
    for (const url of [`/painel/ligacoes/${id}/tratar/`, '/painel/sair/', '/painel/entrar/']) {
      const refused = await operator.post(url, { chave: panelKey }, headers);
      expect(refused.status).toBe(status);
      expect(refused.headers['content-type']).toContain('text/html');
    }
    const rows = floor.database.read((db) => db.selectFrom('support_requests').selectAll().execute());
    expect(await rows).toMatchObject([{ treated_at: null }]);
    expect((await operator.get('/painel/ligacoes/')).status).toBe(200);
  });
});

it('sends what keeps its pages to the operator alone', async () => {
  const operator = await signedIn(await openPanel({ behindTls: true }));
  expect([...operator.browser.cookies.keys()]).toEqual(['__Host-painel']);
  for (const page of ['/painel/ligacoes/', '/painel/entrar/', '/painel/nada/']) {
    const { headers } = await operator.get(page);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.any(String),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src|\*/);
  }
});

it('is not there without a key', async () => {
  const operator = operatorAt(await openTestServer());
  for (const page of [...pages, '/painel/entrar/', '/painel/estilo.css'])
    expect((await operator.get(page)).status).toBe(404);
});
