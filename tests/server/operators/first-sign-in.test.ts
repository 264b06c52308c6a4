import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import {
  addOperator,
  changeCodeRoles,
  endOperatorSessions,
  listOperatorSessions,
  listOperators,
  resetOperator,
} from '../../../src/contract/panel/access/operators.ts';
import {
  changePassword,
  confirmOneTimeCode,
  listOwnSessions,
  removeOneTimeCode,
  renewRecoveryCodes,
} from '../../../src/contract/panel/access/own-account.ts';
import { readSession, signIn } from '../../../src/contract/panel/access/session.ts';
import { listOrders } from '../../../src/contract/panel/orders.ts';
import { listSavedViews } from '../../../src/contract/panel/saved-views.ts';
import type { Browser } from '../test-server/browser.ts';
import { type Changes, openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const email = 'bia@loja.example';
const provisional = 'abcde-fghjk-mnpqr-stuvw';
const own = 'uma frase só da Bia';
const secret = new Secret({ size: 20 }).base32;
const codeAt = (now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

async function openHired(changes?: Changes) {
  const server = await openTestServer(changes);
  const admin = await server.signIn('admin', 'Ana Lima');
  const body = { name: 'Bia Reis', email, role: 'seller', password: provisional } as const;
  const { operator } = await admin.browser.call(addOperator, { body });
  return { server, admin, id: operator.id };
}

const enter = async (server: TestServer, password: string, code?: string) => {
  const browser = server.browser();
  const { operator } = await browser.call(signIn, { body: { email, password, ...(code && { code }) } });
  return { browser, operator };
};

const dutyOf = async (browser: Browser) => (await browser.call(readSession, {})).operator?.mustDo;

/** A seller with an own password and the second factor. */
async function openWithCode(changes?: Changes) {
  const { server, admin, id } = await openHired(changes);
  const { browser } = await enter(server, provisional);
  await browser.call(changePassword, { body: { password: provisional, wanted: own } });
  const body = { password: own, secret, code: codeAt(server.now()) };
  const { recoveryCodes } = await browser.call(confirmOneTimeCode, { body });
  return { server, admin, id, browser, recoveryCodes };
}

describe.each(sampledEngines)('accounts on %s', (engine) => {
  it('a provisional password opens nothing until it is changed, and then the session goes on', async () => {
    const { server } = await openHired({ engine });
    const { browser, operator } = await enter(server, provisional);
    expect(operator.mustDo).toBe('password');
    for (const refused of [
      await browser.refused(listOrders, { body: {} }),
      await browser.refused(listSavedViews, { params: { area: 'orders' } }),
      await browser.refused(listOwnSessions, {}),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'account-duty' });
    const live = await browser.send({ method: 'GET', url: '/api/panel/live' });
    expect(live.status).toBe(403);
    const same = { password: provisional, wanted: provisional };
    await browser.refuses('422 wanted', changePassword, { body: same });
    await browser.call(changePassword, { body: { password: provisional, wanted: own } });
    expect(await dutyOf(browser)).toBeNull();
    await browser.call(listOrders, { body: {} });
    await server.browser().refuses('401', signIn, { body: { email, password: provisional } });
  });

  it('a password that an administrator resets is provisional again, and its sessions end', async () => {
    const { server, admin, id, browser } = await openWithCode({ engine });
    const body = { password: provisional, removesOneTimeCode: true };
    await admin.browser.call(resetOperator, { params: { id }, body });
    expect(await dutyOf(browser)).toBeUndefined();
    const { operator } = await enter(server, provisional);
    expect(operator).toMatchObject({ mustDo: 'password', hasOneTimeCode: false, recoveryCodesLeft: 0 });
  });

  it('a lost phone is replaced by a recovery code, which serves once', async () => {
    const { server, recoveryCodes, id } = await openWithCode({ engine });
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = recoveryCodes;
    const { operator, browser } = await enter(server, own, ` ${code.toUpperCase()} `);
    expect(operator.recoveryCodesLeft).toBe(9);
    const again = { email, password: own, code };
    await server.browser().refuses('code-needed', signIn, { body: again });
    const details = (await server.audit()).filter(({ subjectId }) => subjectId === id);
    expect(details.map(({ action, detail }) => `${action} ${detail}`)).toContain(
      'operator.changed recovery-code',
    );
    await browser.refuses('password', renewRecoveryCodes, { body: { password: 'errada' } });
    const kept = () => server.rows('idempotency_keys', 'key');
    const before = await kept();
    const anew = await browser.call(renewRecoveryCodes, { body: { password: own } });
    // Codes that open the account are not kept as a response.
    expect(await kept()).toEqual(before);
    await server.browser().refuses('code-needed', signIn, { body: { ...again, code: other } });
    await enter(server, own, anew.recoveryCodes[0]?.replace('-', ''));
    const stored = await server.rows('operator_recovery_codes');
    expect(stored).toHaveLength(9);
    for (const one of anew.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(one);
    await browser.call(removeOneTimeCode, { body: { password: own } });
    await browser.refuses('409', renewRecoveryCodes, { body: { password: own } });
  });

  it('recovery codes are guessed no more often than codes of the app', async () => {
    const { server } = await openWithCode({ engine });
    const browser = server.browser();
    const guess = () => browser.refused(signIn, { body: { email, password: own, code: 'aaaaa-aaaaa' } });
    for (let left = 4; left > 0; left -= 1) expect(await guess()).toMatchObject({ code: 'code-needed' });
    expect(await guess()).toMatchObject({ code: 'codes-spent' });
  });

  it('a right recovery code opens the account although strangers have used up its tries of codes', async () => {
    const { server, recoveryCodes } = await openWithCode({ engine, trustProxy: true });
    let host = 0;
    const stranger = (code: string) => {
      host += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${host}` };
      return server.browser().refused(signIn, { body: { email, password: own, code } }, { headers });
    };
    while (host < limits.signInCode.per.about.calls) await stranger('000000');
    expect(await stranger('000000')).toMatchObject({ status: 429 });
    expect(await stranger('aaaaa-aaaaa')).toMatchObject({ code: 'code-needed' });
    const { operator } = await enter(server, own, recoveryCodes[0]);
    expect(operator.recoveryCodesLeft).toBe(9);
  });

  it('a role that needs the second factor sets it up before anything else', async () => {
    const { server, admin } = await openHired({ engine });
    const seller = await server.signIn('seller', 'Caio Nunes');
    const manager = await server.signIn('manager', 'Dora Melo');
    await admin.browser.call(changeCodeRoles, { body: { codeRoles: ['seller'] } });
    expect((await admin.browser.call(listOperators, {})).codeRoles).toEqual(['seller']);
    expect(await dutyOf(seller.browser)).toBe('code');
    await seller.browser.refuses('account-duty', listOrders, { body: {} });
    await manager.browser.call(listOrders, { body: {} });
    const { browser } = await enter(server, provisional);
    await browser.call(changePassword, { body: { password: provisional, wanted: own } });
    expect(await dutyOf(browser)).toBe('code');
    const body = { password: own, secret, code: codeAt(server.now()) };
    await browser.call(confirmOneTimeCode, { body });
    expect(await dutyOf(browser)).toBeNull();
    const rule = (await server.audit()).find(({ action }) => action === 'operator.code-rule');
    expect(rule).toMatchObject({ operator: 'Ana Lima', detail: 'seller' });
    await seller.browser.refuses('403', changeCodeRoles, { body: { codeRoles: [] } });
  });

  it('an administrator ends one session of somebody else, or all of them', async () => {
    const { server, admin, id, browser } = await openWithCode({ engine });
    const params = { id };
    server.pass({ minutes: 1 });
    const second = await enter(server, own, codeAt(server.now()));
    const { sessions } = await admin.browser.call(listOperatorSessions, { params });
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const [latest] = sessions;
    await admin.browser.call(endOperatorSessions, { params, body: { session: `${latest?.id}` } });
    expect(await dutyOf(second.browser)).toBeUndefined();
    expect(await dutyOf(browser)).toBeNull();
    await admin.browser.call(endOperatorSessions, { params, body: {} });
    expect(await dutyOf(browser)).toBeUndefined();
    expect(await dutyOf(admin.browser)).toBeNull();
    const ended = (await server.audit()).filter(({ action }) => action === 'session.ended');
    expect(ended.map(({ operator, detail }) => `${operator} ${detail}`).toSorted()).toEqual([
      'Ana Lima all',
      'Ana Lima one',
    ]);
    const { browser: seller } = await server.signIn('seller');
    await seller.refuses('403', listOperatorSessions, { params });
  });
});
