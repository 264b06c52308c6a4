import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createLimiter } from '../../../server/access/create-limiter.ts';
import { limits } from '../../../server/access/limits.ts';
import { codesPerSignIn } from '../../../server/operators/operator-device-repository.ts';
import { hashPassword } from '../../../server/operators/password.ts';
import { readSession, signIn, signOut } from '../../../src/contract/panel/access/session.ts';
import type { Browser } from '../test-server/browser.ts';
import { type Changes, openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const email = 'ana@loja.example';
const password = 'uma senha bem comprida';
const passwordHash = await hashPassword(password);

async function openAccount(changes?: Changes) {
  const server = await openTestServer(changes);
  const { operators } = server.repositories;
  const account = { email, name: 'Ana Lima', role: 'seller', passwordHash } as const;
  const id = (await server.database.write((db) => operators.add(db, account, server.now()))) ?? '';
  const change = (values: Parameters<typeof operators.change>[2]) =>
    server.database.write((db) => operators.change(db, id, values));
  return { server, id, change };
}

const given = { email, password };
const who = async (browser: Browser) => (await browser.call(readSession, {})).operator?.email ?? null;

describe.each(sampledEngines)('signing in to the panel on %s', (engine) => {
  it('a sign-in opens a session, and a sign-out ends it', async () => {
    const { server, id } = await openAccount({ engine });
    const browser = server.browser();
    expect(await who(browser)).toBeNull();
    const { headers, body } = await browser.ask(signIn, { body: { ...given, email: ' ANA@loja.example ' } });
    expect(body).toMatchObject({ operator: { id, role: 'seller', hasOneTimeCode: false } });
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^painel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    );
    expect(await who(browser)).toBe(email);

    server.pass({ minutes: 1 });
    const kept = new Map(browser.cookies);
    await browser.call(signOut, {});
    const thief = server.browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await who(thief)).toBeNull();
    const entries = await server.audit();
    expect(entries.map(({ action }) => action)).toEqual(['session.closed', 'session.opened']);
  });

  it('a stranger, a wrong password and a closed account get the same answer', async () => {
    const { server, change } = await openAccount({ engine });
    const answers = [
      await server.browser().refused(signIn, { body: { ...given, email: 'bia@loja.example' } }),
      await server.browser().refused(signIn, { body: { ...given, password: 'errada' } }),
    ];
    await change({ disabledAt: server.now().toISOString() });
    answers.push(await server.browser().refused(signIn, { body: given }));
    expect(answers[0]).toMatchObject({ status: 401, code: 'wrong-sign-in' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('ten failed sign-ins block for a quarter of an hour, even after a restart', async () => {
    const { server } = await openAccount({ engine });
    const wrong = { body: { ...given, password: 'errada' } };
    // Concurrently, as an attacker would.
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => server.browser().refused(signIn, wrong)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    await server.restart();
    await server.browser().refuses('429', signIn, { body: given });
    server.pass({ minutes: 16 });
    await server.browser().call(signIn, { body: given });
    // A successful sign-in resets the count.
    await server.browser().refuses('401', signIn, wrong);
  });

  it('a sign-in needs a code where the account has an app, and takes each code once', async () => {
    const { server, change } = await openAccount({ engine });
    const codeSecret = new Secret().base32;
    await change({ codeSecret });
    const code = () => new TOTP({ secret: codeSecret }).generate({ timestamp: server.now().getTime() });
    const browser = server.browser();
    await browser.refuses('code-needed', signIn, { body: given });
    const used = code();
    const wrong = used === '000000' ? '000001' : '000000';
    await browser.refuses('code-needed code', signIn, { body: { ...given, code: wrong } });
    await browser.call(signIn, { body: { ...given, code: used } });
    await server.browser().refused(signIn, { body: { ...given, code: used } });
    server.pass({ minutes: 1 });
    await server.browser().call(signIn, { body: { ...given, code: code() } });
    const rows = await server.rows('operators');
    expect(JSON.stringify(rows)).not.toContain(codeSecret);
  });

  it('a session ends after half an hour of silence, after twelve hours, and with the account', async () => {
    const { server, change } = await openAccount({ engine });
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
    await server.sweep();
    expect(await server.rows('operator_sessions')).toEqual([]);

    await browser.call(signIn, { body: given });
    await change({ disabledAt: server.now().toISOString() });
    expect(await who(browser)).toBeNull();
  });
});

const { signInOfAccount, signIn: limitOfBrowser } = limits;

/** As many wrong passwords as shut the account, from changing addresses. */
async function strangersTry(server: TestServer) {
  const body = { ...given, password: 'errada' };
  const last = [];
  for (let tries = 0; tries <= signInOfAccount.per.about.calls; tries += 1) {
    const address = `203.0.113.${Math.floor(tries / limitOfBrowser.per.aboutByNetwork.calls)}`;
    const headers = { 'x-forwarded-for': address };
    last.push(await server.browser().refused(signIn, { body }, { headers }));
  }
  return last.at(-1);
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function openApp(changes?: Changes) {
  const { server, id, change } = await openAccount(changes);
  const codeSecret = new Secret().base32;
  await change({ codeSecret });
  const codeAt = (seconds: number) =>
    new TOTP({ secret: codeSecret }).generate({ timestamp: server.now().getTime() + seconds * 1000 });
  return {
    server,
    id,
    code: () => codeAt(0),
    codeAt,
    wrong: () => (codeAt(0).startsWith('0') ? '999999' : '000000'),
  };
}

describe.each(sampledEngines)('a sign-in that strangers disturb on %s', (engine) => {
  it('wrong passwords of strangers do not shut out a browser that signed in before', async () => {
    const { server } = await openAccount({ engine, trustProxy: true });
    const own = server.browser();
    const { headers } = await own.ask(signIn, { body: given });
    expect(String(headers['set-cookie'])).toMatch(
      /painel-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict/,
    );
    await own.call(signOut, {});
    const shut = await strangersTry(server);
    expect(shut).toMatchObject({ status: 429, code: 'sign-in-shut' });
    expect(shut?.error).toContain('navegador em que já entrou');
    expect(await server.browser().refused(signIn, { body: given }, from('198.51.100.1'))).toEqual(shut);
    // Even at the address that the strangers have used up.
    await own.call(signIn, { body: given }, from('203.0.113.1'));
    const rows = await server.rows('operator_devices');
    expect(JSON.stringify(rows)).not.toContain(own.cookies.get('painel-device'));
    // A known browser has ten tries of its own.
    const wrong = { body: { ...given, password: 'errada' } };
    const tries = [];
    for (let count = 0; count <= limits.signInKnown.per.about.calls; count += 1)
      tries.push((await own.refused(signIn, wrong)).status);
    expect(tries.lastIndexOf(401)).toBe(limits.signInKnown.per.about.calls - 1);
    expect(tries.at(-1)).toBe(429);
  });

  it('a shut account lets in the right password with its code, and tells nothing to others', async () => {
    const { server, code, wrong } = await openApp({ engine, trustProxy: true });
    const limiter = createLimiter({ ...server, counts: server.repositories.callCounts, clock: server.now });
    for (const about of [email, 'bia@loja.example'])
      for (let tries = 0; tries < signInOfAccount.per.about.calls; tries += 1)
        await limiter.spend('signInOfAccount', { address: '', about });
    const answers = [];
    for (const body of [
      given,
      { ...given, password: 'errada', code: code() },
      { ...given, code: wrong() },
      { ...given, email: 'bia@loja.example', code: code() },
    ])
      answers.push(await server.browser().refused(signIn, { body }));
    expect(answers[0]).toMatchObject({ status: 429, code: 'sign-in-shut' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await server.browser().call(signIn, { body: { ...given, code: code() } }, from('198.51.100.9'));
  });

  it('five wrong codes end a sign-in: the account is told, and the password is asked for again', async () => {
    const { server, id, code, wrong } = await openApp({ engine });
    const browser = server.browser();
    const guess = () => browser.refused(signIn, { body: { ...given, code: wrong() } });
    const guesses = [];
    for (let tries = 0; tries < codesPerSignIn; tries += 1) guesses.push(await guess());
    const last = guesses.pop();
    for (const refused of guesses) expect(refused).toMatchObject({ status: 401, code: 'code-needed' });
    expect(guesses.at(-1)?.error).toContain('Resta 1 tentativa');
    expect(last).toMatchObject({ status: 401, code: 'codes-spent' });
    expect(last?.error).toContain('digite a senha');
    const [told, ...more] = await server.messages();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ kind: 'sign-in-refused', to: email });
    expect((await server.audit())[0]).toMatchObject({ action: 'session.refused', subjectId: id });
    server.pass({ minutes: 1 });
    await browser.call(signIn, { body: { ...given, code: code() } });
  });

  it('codes tried from changing addresses are few, and do not end the sign-in of a known browser', async () => {
    const { server, code, wrong } = await openApp({ engine, trustProxy: true });
    const own = server.browser();
    await own.call(signIn, { body: { ...given, code: code() } });
    server.pass({ minutes: 1 });
    let tried = 0;
    for (let tries = 0; tries < 50; tries += 1) {
      const body = { ...given, code: wrong() };
      const { code: outcome } = await server.browser().refused(signIn, { body }, from(`203.0.113.${tries}`));
      if (outcome === 'code-needed') tried += 1;
    }
    expect(tried).toBe(limits.signInCode.per.about.calls);
    // Two codes are valid at once: whoever knows the password guesses one with less than 1 in 2,000 a day.
    expect((limits.signInCode.per.about.calls * 24 * 2) / 1_000_000).toBeLessThan(1 / 2000);
    expect((await server.messages()).map(({ kind }) => kind)).toEqual(['sign-in-refused']);
    await own.call(signIn, { body: { ...given, code: code() } });
  });

  it('the code of the app and the one before are valid, no later one and no older one', async () => {
    const { server, codeAt } = await openApp({ engine });
    for (const seconds of [30, -60])
      await server.browser().refuses('code-needed', signIn, { body: { ...given, code: codeAt(seconds) } });
    await server.browser().call(signIn, { body: { ...given, code: codeAt(-30) } });
    await server.browser().call(signIn, { body: { ...given, code: codeAt(0) } });
  });
});

it('a sign-in from another site is refused', async () => {
  const { server } = await openAccount({ allowedOrigins: ['https://parceiro.example'] });
  const headers = { origin: 'https://parceiro.example', 'sec-fetch-site': 'cross-site' };
  await server.browser().refuses('403 cross-site', signIn, { body: given }, { headers });
});

it('a sign-in logs neither e-mail nor password nor session', async () => {
  const { server } = await openAccount();
  const browser = server.browser();
  await browser.call(signIn, { body: given });
  await browser.refused(signIn, { body: { ...given, password: 'outra senha' } });
  for (const secret of [email, password, 'outra senha', ...browser.cookies.values()])
    expect(server.logged()).not.toContain(secret);
});
