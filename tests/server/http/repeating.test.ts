import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { agreed, paulista, quizCpf } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

const key = '4f6b2f0e-6f5c-4a6b-9d1e-0a3f7f3a2b11';

describe.each(engines)('a call repeated with the same key on %s', (engine) => {
  it('a repeated save takes effect once and gets the same answer', async () => {
    const { browser, params } = await openAt('name', { engine });
    const input = { params, body: { name: 'Maria Souza' } };
    const first = await browser.ask(leads.saveName, input, { key, version: 1 });
    // The version is outdated, but the replay returns the first response instead of a conflict.
    const again = await browser.ask(leads.saveName, input, { key, version: 1 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ version: 2 });
  });

  it('a key used for another call is refused', async () => {
    const { browser, params } = await openAt('name', { engine });
    await browser.call(leads.saveName, { params, body: { name: 'Maria Souza' } }, { key });
    await browser.refuses('422 key-reused', leads.saveName, { params, body: { name: 'Ana Lima' } }, { key });
    const body = { mothers_name: 'Maria Souza' };
    await browser.refuses('422 key-reused', leads.saveMothersName, { params, body }, { key });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ name: 'Maria Souza' });
  });

  it('simultaneous copies of a call take effect once', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const body = { coverage: paulista, lead: {} };
    const copies = Array.from({ length: 6 }, () => browser.call(leads.createLead, { body }, { key }));
    const ids = new Set((await Promise.all(copies)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const rows = await server.rows('leads', 'id');
    expect(rows.map(({ id }) => id)).toEqual([...ids]);
  });

  it('a repeated quiz answer, call request and order count once', async () => {
    const { server, browser, params, confirm } = await openAt('confirmation', { engine }, { cpf: quizCpf });
    const { quiz } = await confirm();
    const questions = [{ id: 'none', answer: { id: 'none' } }];
    const wrong = { idQuiz: quiz?.idQuiz ?? '', questions };
    const first = await browser.call(leads.answerQuiz, { params, body: wrong }, { key });
    const again = await browser.call(leads.answerQuiz, { params, body: wrong }, { key });
    expect(again).toEqual(first);
    expect(again.quiz?.attemptsLeft).toBe(1);

    const call = { body: { telephone: '11987654321' } };
    const otherKey = 'a'.repeat(20);
    const asked = await browser.call(requestCall, call, { key: otherKey });
    expect(await browser.call(requestCall, call, { key: otherKey })).toEqual(asked);

    const { browser: other, params: ready } = await server.leadAt('order');
    const finish = { params: ready, body: agreed };
    const order = await other.call(leads.finishOrder, finish, { key: 'b'.repeat(20) });
    expect(await other.call(leads.finishOrder, finish, { key: 'b'.repeat(20) })).toEqual(order);
  });

  it('a repeated call is decided again after a refusal', async () => {
    const { server, browser, params } = await openAt('name', { engine });
    await browser.refused(leads.confirmLead, { params, query: {}, body: {} }, { key });
    await server.leadAt('confirmation', { browser, ...params });
    const verdict = await browser.call(leads.confirmLead, { params, query: {}, body: {} }, { key });
    expect(verdict.rejected).toBe(false);
  });
});

it('an idempotency key that is too short is refused', async () => {
  const server = await openTestServer();
  const body = { coverage: paulista, lead: {} };
  await server.browser().refuses('400 invalid', leads.createLead, { body }, { key: 'short' });
});
