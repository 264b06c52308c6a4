import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/operators/password.ts';
import {
  changePassword,
  confirmOneTimeCode,
  listOwnSessions,
  removeOneTimeCode,
} from '../../../src/contract/panel/access/own-account.ts';
import { readSession, signIn } from '../../../src/contract/panel/access/session.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

const email = 'bia@loja.example';
const password = 'uma senha bem comprida';
const passwordHash = await hashPassword(password);
const wanted = 'outra senha bem comprida';

async function atWork(engine: Engine) {
  const server = await openTestServer({ engine });
  const account = { email, name: 'Bia Reis', role: 'seller' as const, passwordHash };
  await server.database.write((db) => server.repositories.operators.add(db, account, server.now()));
  const browser = server.browser();
  await browser.call(signIn, { body: { email, password } });
  server.pass({ minutes: 1 });
  return { server, browser };
}

describe.each(sampledEngines)('an operator’s own account on %s', (engine) => {
  it('a password is changed with the old one, and every session ends', async () => {
    const { server, browser } = await atWork(engine);
    await browser.refuses('422 password', changePassword, { body: { password: 'errada', wanted } });
    await browser.call(changePassword, { body: { password, wanted } });
    expect((await browser.call(readSession, {})).operator).toBeNull();
    await browser.refuses('401', signIn, { body: { email, password } });
    server.pass({ minutes: 1 });
    await browser.call(signIn, { body: { email, password: wanted } });
    const [, entry] = await server.audit();
    expect(entry).toMatchObject({ action: 'operator.changed', detail: 'password', operator: 'Bia Reis' });
  });

  it('a session is recognised by the browser that signed in', async () => {
    const { server, browser } = await atWork(engine);
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    };
    await server.browser().call(signIn, { body: { email, password } }, { headers });
    const { sessions } = await browser.call(listOwnSessions, {});
    expect(sessions.filter(({ isCurrent }) => !isCurrent)).toMatchObject([
      { browser: 'Firefox', system: 'Linux' },
    ]);
  });

  it('wrong passwords at a change close it to that session alone', async () => {
    const { server, browser } = await atWork(engine);
    const wrong = { body: { password: 'errada', wanted } };
    for (let time = 0; time < 10; time++) await browser.refused(changePassword, wrong);
    await browser.refuses('429', changePassword, { body: { password, wanted } });
    const other = server.browser();
    await other.call(signIn, { body: { email, password } });
    await other.call(changePassword, { body: { password, wanted } });
  });

  it('a password can be changed while strangers have shut the sign-in', async () => {
    const { server, browser } = await atWork(engine);
    const tries = [];
    for (let time = 0; time < 11; time++)
      tries.push(await server.browser().refused(signIn, { body: { email, password: 'errada' } }));
    expect(tries.at(-1)).toMatchObject({ status: 429 });
    await browser.call(changePassword, { body: { password, wanted } });
  });

  it('a one-time code is needed at sign-in once the app is confirmed, until it is removed', async () => {
    const { server, browser } = await atWork(engine);
    const secret = new Secret({ size: 20 }).base32;
    const code = () => new TOTP({ secret }).generate({ timestamp: server.now().getTime() });
    const other = new TOTP({ secret: new Secret({ size: 20 }) }).generate({ timestamp: 0 });
    const wrong = other === code() ? '000000' : other;
    await browser.refuses('code', confirmOneTimeCode, { body: { password, secret, code: wrong } });
    await browser.call(confirmOneTimeCode, { body: { password, secret, code: code() } });
    expect((await browser.call(readSession, {})).operator?.hasOneTimeCode).toBe(true);
    const rows = await server.rows('operators');
    expect(JSON.stringify(rows)).not.toContain(secret);

    const elsewhere = server.browser();
    await elsewhere.refuses('code-needed', signIn, { body: { email, password } });
    // The confirmation used this code up.
    await elsewhere.refuses('401', signIn, { body: { email, password, code: code() } });
    server.pass({ minutes: 1 });
    await elsewhere.call(signIn, { body: { email, password, code: code() } });

    await elsewhere.call(removeOneTimeCode, { body: { password } });
    await server.browser().call(signIn, { body: { email, password } });
  });
});
