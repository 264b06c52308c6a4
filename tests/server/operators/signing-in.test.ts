import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { operatorRepository } from '../../../server/operators/operator-repository.ts';
import { hashPassword } from '../../../server/operators/password.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { sweep } from '../../../server/retention/sweep.ts';
import { readSession, signIn, signOut } from '../../../src/contract/panel/access/session.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer, testKeys } from '../test-server/open-test-server.ts';
import { auditEntries } from '../test-server/operator.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const email = 'ana@loja.example';
const password = 'uma senha bem comprida';
const passwordHash = await hashPassword(password, { log2N: 4, r: 8, p: 1 });
const operators = operatorRepository(createProtection(testKeys, systemRandom), systemRandom);

async function withAccount(server: TestServer): Promise<string> {
  const id = await server.database.write((db) =>
    operators.add(db, { email, name: 'Ana Lima', role: 'seller', passwordHash }, server.now()),
  );
  return id ?? '';
}

const given = { email, password };
const who = async (browser: Browser) => (await browser.call(readSession, {})).operator?.email ?? null;

describe.each(sampledEngines)('signing in to the panel on %s', (engine) => {
  it('a sign-in opens a session, and a sign-out ends it', async () => {
    const server = await openTestServer({ engine });
    const id = await withAccount(server);
    const browser = server.browser();
    expect(await who(browser)).toBeNull();
    const { headers, body } = await browser.ask(signIn, { body: { ...given, email: ' ANA@loja.example ' } });
    expect(body).toMatchObject({ operator: { id, role: 'seller', hasOneTimeCode: false } });
    expect(headers['set-cookie']).toMatch(/^painel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await who(browser)).toBe(email);

    server.pass({ minutes: 1 });
    const kept = new Map(browser.cookies);
    await browser.call(signOut, {});
    const thief = server.browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await who(thief)).toBeNull();
    const entries = await auditEntries(server);
    expect(entries.map(({ action }) => action)).toEqual(['session.closed', 'session.opened']);
  });

  it('a stranger, a wrong password and a closed account get the same answer', async () => {
    const server = await openTestServer({ engine });
    const id = await withAccount(server);
    const answers = [
      await server.browser().refused(signIn, { body: { ...given, email: 'bia@loja.example' } }),
      await server.browser().refused(signIn, { body: { ...given, password: 'errada' } }),
    ];
    await server.database.write((db) => operators.change(db, id, { disabledAt: server.now().toISOString() }));
    answers.push(await server.browser().refused(signIn, { body: given }));
    expect(answers[0]).toMatchObject({ status: 401, code: 'wrong-sign-in' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('ten failed sign-ins block for a quarter of an hour, even after a restart', async () => {
    const server = await openTestServer({ engine });
    await withAccount(server);
    const wrong = { body: { ...given, password: 'errada' } };
    // Concurrently, as an attacker would.
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => server.browser().refused(signIn, wrong)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    await server.restart();
    expect(await server.browser().refused(signIn, { body: given })).toMatchObject({ status: 429 });
    server.pass({ minutes: 16 });
    await server.browser().call(signIn, { body: given });
    // A successful sign-in resets the count.
    expect(await server.browser().refused(signIn, wrong)).toMatchObject({ status: 401 });
  });

  it('a sign-in needs a code where the account has an app, and takes each code once', async () => {
    const server = await openTestServer({ engine });
    const id = await withAccount(server);
    const codeSecret = new Secret().base32;
    await server.database.write((db) => operators.change(db, id, { codeSecret }));
    const code = () => new TOTP({ secret: codeSecret }).generate({ timestamp: server.now().getTime() });
    const browser = server.browser();
    expect(await browser.refused(signIn, { body: given })).toMatchObject({ code: 'code-needed' });
    const used = code();
    const wrong = used === '000000' ? '000001' : '000000';
    const refused = await browser.refused(signIn, { body: { ...given, code: wrong } });
    expect(refused).toMatchObject({ code: 'code-needed', fields: [{ field: 'code' }] });
    await browser.call(signIn, { body: { ...given, code: used } });
    await server.browser().refused(signIn, { body: { ...given, code: used } });
    server.pass({ minutes: 1 });
    await server.browser().call(signIn, { body: { ...given, code: code() } });
    const rows = await server.database.read((db) => db.selectFrom('operators').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(codeSecret);
  });

  it('a session ends after half an hour of silence, after twelve hours, and with the account', async () => {
    const server = await openTestServer({ engine });
    const id = await withAccount(server);
    const browser = server.browser();
    await browser.call(signIn, { body: given });
    server.pass({ minutes: 31 });
    expect(await who(browser)).toBeNull();

    await browser.call(signIn, { body: given });
    for (let turn = 0; turn < 28; turn++) {
      server.pass({ minutes: 25 });
      expect(await who(browser)).toBe(email);
    }
    server.pass({ minutes: 25 });
    expect(await who(browser)).toBeNull();
    await sweep(server.database, server.now());
    const left = await server.database.read((db) => db.selectFrom('operator_sessions').selectAll().execute());
    expect(left).toEqual([]);

    await browser.call(signIn, { body: given });
    await server.database.write((db) => operators.change(db, id, { disabledAt: server.now().toISOString() }));
    expect(await who(browser)).toBeNull();
  });
});

it('a sign-in from another site is refused', async () => {
  const server = await openTestServer({ allowedOrigins: ['https://parceiro.example'] });
  await withAccount(server);
  const headers = { origin: 'https://parceiro.example', 'sec-fetch-site': 'cross-site' };
  const refused = await server.browser().refused(signIn, { body: given }, { headers });
  expect(refused).toMatchObject({ status: 403, code: 'cross-site' });
});

it('a sign-in logs neither e-mail nor password nor session', async () => {
  const server = await openTestServer();
  await withAccount(server);
  const browser = server.browser();
  await browser.call(signIn, { body: given });
  await browser.refused(signIn, { body: { ...given, password: 'outra senha' } });
  for (const secret of [email, password, 'outra senha', ...browser.cookies.values()])
    expect(server.logged()).not.toContain(secret);
});
