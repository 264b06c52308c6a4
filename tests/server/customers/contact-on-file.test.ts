import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../src/brazil/durations.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import {
  chooseMigrationPlan,
  findMigrationOffers,
  saveMigrationAddress,
} from '../../../src/contract/calls/migrations.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { agreed, chooseDay } from '../test-server/order.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';
import { migrating, renewing, stranger } from './customer.ts';
import { renew } from './renew.ts';

const messagesOf = async (server: TestServer, kind: string) =>
  (await server.outbox({ kind })).map(({ to, data }) => ({
    to,
    path: /\/mensagens\/contrato\/[\w-]{43}/.exec(JSON.stringify(data))?.[0] ?? '',
  }));

const press = (browser: Browser, url: string) => browser.send({ method: 'POST', url });
const look = (browser: Browser, url: string) => browser.send({ method: 'GET', url });

/** A migration by somebody who enters other contact data. */
async function migrate(browser: Browser, now: Date): Promise<string> {
  const { idLead } = await browser.call(findMigrationOffers, { body: migrating });
  const params = { idLead: idLead ?? '' };
  await browser.call(chooseMigrationPlan, { params, body: { idPlan: 1401 } });
  await browser.call(saveMigrationAddress, { params: { ...params, step: 'number' }, body: { number: '50' } });
  await browser.call(leads.savePhone, { params, body: { phone: '11900001111' } });
  await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Josefa Vieira' } });
  await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
  await browser.call(leads.confirmLead, { params, query: { fiberMigration: 'true' }, body: {} });
  await chooseDay(browser, params, now);
  return (await browser.call(leads.finishOrder, { params, body: agreed })).orderNumber;
}

describe.each(sampledEngines)('the contact on file on %s', (engine) => {
  it('a renewal is announced to the contact on file, who can object by a press but not by opening the link', async () => {
    const server = await openTestServer({ engine });
    await renew(server.browser());
    const [told] = await messagesOf(server, 'contract-changed');
    expect(told?.to).toBe('11976543210');
    const order = async () => (await server.rows('renewal_orders'))[0];
    expect(await look(server.browser(), told?.path ?? '')).toMatchObject({ status: 200 });
    expect(await order()).toMatchObject({ objected_at: null });
    expect((await order())?.carried_out_from ?? '').toBe(
      new Date(server.now().getTime() + 48 * hourMs).toISOString(),
    );
    expect(await press(server.browser(), told?.path ?? '')).toMatchObject({ status: 200 });
    expect(await order()).toMatchObject({ objected_at: server.now().toISOString() });
    expect(await server.rows('support_requests', 'telephone')).toEqual([{ telephone: '11976543210' }]);
  });

  it('a migration is announced to the contact on file, who can withdraw it', async () => {
    const server = await openTestServer({ engine });
    await migrate(server.browser(), server.now());
    const [told] = await messagesOf(server, 'contract-changed');
    expect(told?.to).toBe('21976543210');
    expect(await press(server.browser(), told?.path ?? '')).toMatchObject({ status: 200 });
    expect(await server.rows('orders', 'state')).toEqual([{ state: 'withdrawn' }]);
    expect(await press(server.browser(), told?.path ?? '')).toMatchObject({ status: 409 });
  });

  it('an objection is possible for two days and only with the sent link', async () => {
    const server = await openTestServer({ engine });
    await renew(server.browser());
    const [told] = await messagesOf(server, 'contract-changed');
    const guessed = (told?.path ?? '').replace(/.{43}$/, 'A'.repeat(43));
    expect(await press(server.browser(), guessed)).toMatchObject({ status: 404 });
    server.pass({ hours: 48 });
    expect(await press(server.browser(), told?.path ?? '')).toMatchObject({ status: 404 });
  });
});

async function openBehindProxy(engine: Engine) {
  const server = await openTestServer({ engine, trustProxy: 1 });
  const from = (address: string, browser = server.browser()) => ({
    browser,
    lookUp: (body: typeof renewing) =>
      browser.ask(findRenewalOffers, { body }, { headers: { 'x-forwarded-for': address } }),
  });
  const guessWrongly = async (address: string, { cpf } = renewing) => {
    const answers = [];
    for (let tries = 0; tries < 3; tries++)
      answers.push(await from(address).lookUp({ cpf, birth_date: '01/01/1990' }));
    return answers;
  };
  return { server, from, guessWrongly };
}

describe.each(sampledEngines)('a document guessed by strangers on %s', (engine) => {
  it('a guessed document stays open to its owner at another address', async () => {
    const { from, guessWrongly } = await openBehindProxy(engine);
    await guessWrongly('203.0.113.1');
    expect((await from('203.0.113.1').lookUp(renewing)).status).toBe(429);
    expect((await from('203.0.113.2').lookUp(renewing)).status).toBe(200);
  });

  it('a document guessed from all of one IPv6 network stays open to its owner elsewhere', async () => {
    const { from, guessWrongly } = await openBehindProxy(engine);
    for (const line of [1, 2, 3]) await guessWrongly(`2804:14d:5c00:${line}::1`);
    expect((await from('2804:14d:5c00:4::1').lookUp(renewing)).status).toBe(429);
    expect((await from('203.0.113.2').lookUp(renewing)).status).toBe(200);
  });

  it('a document guessed from several addresses closes until the contact on file opens it', async () => {
    const { server, from, guessWrongly } = await openBehindProxy(engine);
    await guessWrongly('203.0.113.1');
    const [, , last] = await guessWrongly('203.0.113.2');
    expect(last?.status).toBe(429);
    const person = from('203.0.113.3');
    expect((await person.lookUp(renewing)).status).toBe(429);
    const [told, ...more] = await messagesOf(server, 'look-ups-closed');
    expect(more).toEqual([]);
    expect(told?.to).toBe('11976543210');
    await look(person.browser, told?.path ?? '');
    expect((await person.lookUp(renewing)).status).toBe(429);
    expect(await press(person.browser, told?.path ?? '')).toMatchObject({ status: 200 });
    expect((await person.lookUp(renewing)).status).toBe(200);
    expect((await from('203.0.113.4').lookUp({ ...renewing, birth_date: '01/01/1990' })).status).not.toBe(
      200,
    );
  });

  it('a guessed document of no customer gets the same answers and sends no message', async () => {
    const seen = async (who: typeof renewing) => {
      const { server, guessWrongly } = await openBehindProxy(engine);
      const answers = [
        ...(await guessWrongly('203.0.113.1', who)),
        ...(await guessWrongly('203.0.113.2', who)),
      ];
      return {
        answers: answers.map(({ status, text }) => ({ status, text })),
        told: (await messagesOf(server, 'look-ups-closed')).length,
      };
    };
    const [known, unknown] = [await seen(renewing), await seen(stranger)];
    expect(unknown.answers).toEqual(known.answers);
    expect([known.told, unknown.told]).toEqual([1, 0]);
  });
});
