import { describe, expect, it } from 'vitest';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../../../src/contract/panel/access/own-account.ts';
import { readSession } from '../../../src/contract/panel/access/session.ts';
import type { Browser } from '../test-server/browser.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

const phone = { browser: 'Safari', system: 'iPhone' };

async function atTwoPlaces(engine: Engine) {
  const { server, id, browser } = await openSignedIn('seller', { engine });
  server.pass({ minutes: 5 });
  const other = await server.session(id, phone);
  server.pass({ minutes: 5 });
  return { server, id, browser, other };
}

const isIn = async (browser: Browser) => (await browser.call(readSession, {})).operator !== null;
const listed = async (browser: Browser) => (await browser.call(listOwnSessions, {})).sessions;

describe.each(sampledEngines)('an operator’s own sessions on %s', (engine) => {
  it('an operator sees where they are signed in, and no token of it', async () => {
    const { server, browser, other } = await atTwoPlaces(engine);
    await server.signIn('seller', 'Bia');
    const sessions = await listed(browser);
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: null, system: null, usedAt: server.now().toISOString() },
      { isCurrent: false, ...phone },
    ]);
    const stored = await server.rows('operator_sessions');
    const secrets = [...other.cookies.values(), ...stored.map(({ token_hash }) => token_hash)];
    for (const secret of secrets) expect(JSON.stringify(sessions)).not.toContain(secret);
  });

  it('a session that has ended by itself is not listed', async () => {
    const { server, browser } = await atTwoPlaces(engine);
    server.pass({ minutes: 15 });
    await listed(browser);
    server.pass({ minutes: 15 });
    expect(await listed(browser)).toMatchObject([{ isCurrent: true }]);
  });

  it('a session on another device is ended, and a repetition ends no other one', async () => {
    const { server, id, browser, other } = await atTwoPlaces(engine);
    const third = await server.session(id, phone);
    const ended = (await listed(other)).find(({ isCurrent }) => isCurrent);
    const call = { params: { id: ended?.id ?? '' } };
    await browser.call(endOwnSession, call);
    await browser.call(endOwnSession, call);
    expect([await isIn(other), await isIn(third), await isIn(browser)]).toEqual([false, true, true]);
    expect(await server.audit()).toMatchObject([{ action: 'session.ended', subjectId: id, detail: '' }]);
  });

  it('all other sessions are ended at once, and this one stays', async () => {
    const { server, id, browser, other } = await atTwoPlaces(engine);
    const colleague = await server.signIn('admin', 'Bia');
    await browser.call(endOtherSessions, {});
    expect([await isIn(other), await isIn(browser), await isIn(colleague.browser)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await server.audit()).toMatchObject([
      { action: 'session.ended', subjectId: id, detail: 'others' },
    ]);
  });

  it('the session of a colleague cannot be ended, not even by its id', async () => {
    const { server, browser } = await atTwoPlaces(engine);
    const colleague = await server.signIn('seller', 'Bia');
    const [theirs] = await listed(colleague.browser);
    await browser.call(endOwnSession, { params: { id: theirs?.id ?? '' } });
    expect(await isIn(colleague.browser)).toBe(true);
    expect(await server.audit()).toEqual([]);
  });
});
