import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { engines } from '../test-server/test-database.ts';

const ending = (phoneEnding: string) => ({ phoneEnding });

describe.each(engines)('proof by the end of the phone number on %s', (engine) => {
  it('the last four digits of the phone open a lead, with sensitive answers still masked', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const browser = server.browser();
    await browser.call(leads.openLeadAccess, { params, body: ending('4321') });
    const view = await browser.call(leads.getLead, { params });
    expect(view).toMatchObject({ access: 'holder', name: 'Maria Souza', cpf: '***.***.247-25' });
    await browser.call(leads.saveDueDate, { params, body: { due_date: 15 } });
  });

  it('the last four digits open a lead no more once it is ordered, whichever they are', async () => {
    const { server, browser: owner, params, finish } = await openAt('order', { engine });
    await finish();
    const stranger = server.browser();
    const tried = (digits: string) =>
      stranger.refused(leads.openLeadAccess, { params, body: ending(digits) });
    expect(await tried('4321')).toMatchObject({ status: 409, code: 'finished' });
    expect(await tried('0000')).toEqual(await tried('4321'));
    expect(await stranger.call(leads.getLead, { params })).toMatchObject({ access: 'pointer' });
    expect(await owner.call(leads.getLead, { params })).toMatchObject({ access: 'holder' });
  });

  it('three wrong proofs close a lead for an hour, even to the right digits', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const browser = server.browser();
    const attempt = (digits: string) => browser.ask(leads.openLeadAccess, { params, body: ending(digits) });

    const first = await browser.refused(leads.openLeadAccess, { params, body: ending('0000') });
    expect(first).toMatchObject({ status: 403, code: 'not-holder' });
    expect(first.error).toContain('Restam 2 tentativas');
    expect((await attempt('1111')).status).toBe(403);
    expect((await attempt('2222')).status).toBe(429);
    expect((await attempt('4321')).status).toBe(429);
    expect(browser.cookies.has('lead')).toBe(false);

    const closed = await browser.refused(leads.openLeadAccess, { params, body: ending('4321') });
    expect(closed.error).toContain('daqui a uma hora');
    server.pass({ minutes: 18 });
    expect((await attempt('4321')).headers['retry-after']).toBe('2520');
    server.pass({ minutes: 41 });
    const { status, headers, text } = await attempt('4321');
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '60' });
    expect(text).toContain('daqui a um minuto');
    server.pass({ minutes: 1 });
    expect((await attempt('4321')).status).toBe(200);
  });

  it('the count of wrong proofs restarts after a right one and after an hour', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const told = async (digits: string) =>
      (await server.browser().refused(leads.openLeadAccess, { params, body: ending(digits) })).error;
    expect(await told('0000')).toContain('Restam 2 tentativas');
    expect(await told('0000')).toContain('Resta 1 tentativa.');
    await server.browser().call(leads.openLeadAccess, { params, body: ending('4321') });
    expect(await told('0000')).toContain('Restam 2 tentativas');
    expect(await told('0000')).toContain('Resta 1 tentativa.');
    expect(await told('0000')).toContain('bloqueadas');
    server.pass({ hours: 1 });
    expect(await told('0000')).toContain('Restam 2 tentativas');
    expect(await told('0000')).toContain('Resta 1 tentativa.');
  });

  it('wrong proofs that arrive together are all counted', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const tries = ['0000', '1111', '2222', '3333', '5555', '6666'].map((digits) =>
      server.browser().ask(leads.openLeadAccess, { params, body: ending(digits) }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([403, 403, 429, 429, 429, 429]);
  });

  it('a wrong proof gets the same answer with or without a phone on file', async () => {
    const { server, browser, idLead: withPhone } = await openAt('confirmation', { engine });
    const { idLead: without } = await server.leadAt('name', { browser });
    const stranger = server.browser();
    for (let tries = 0; tries < 4; tries++) {
      const [one, other] = await Promise.all(
        [withPhone, without].map((idLead) =>
          stranger.refused(leads.openLeadAccess, { params: { idLead }, body: ending('0000') }),
        ),
      );
      expect(one).toEqual(other);
    }
  });

  it('a link and its proof end after 72 hours', async () => {
    const { server, params } = await openAt('confirmation', { engine });
    const stranger = server.browser();
    server.pass({ hours: 71, minutes: 59 });
    expect(await stranger.call(leads.getLead, { params })).toMatchObject({ access: 'pointer' });
    server.pass({ minutes: 1 });
    const expired = { status: 410, code: 'closed' };
    expect(await stranger.refused(leads.getLead, { params })).toMatchObject(expired);
    const late = await stranger.refused(leads.openLeadAccess, { params, body: ending('4321') });
    expect(late).toMatchObject(expired);
  });
});

it('a browser that tries proofs at many leads is slowed down', async () => {
  const { browser } = await openWithBrowser();
  const statuses = [];
  for (let tries = 0; tries < 31; tries++) {
    const params = { idLead: crypto.randomUUID() };
    statuses.push((await browser.ask(leads.openLeadAccess, { params, body: ending('0000') })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
  expect(statuses.at(30)).toBe(429);
});
