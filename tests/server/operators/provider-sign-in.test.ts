import { generateKeyPairSync } from 'node:crypto';
import { TOTP } from 'otpauth';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '../../../server/access/limits.ts';
import { hashPassword } from '../../../server/operators/password.ts';
import {
  type IdentityProvider,
  identityProvider,
} from '../../../server/operators/provider/identity-provider.ts';
import { recheckSessions } from '../../../server/operators/provider/recheck-sessions.ts';
import { listOperators, resetOperator } from '../../../src/contract/panel/access/operators.ts';
import { confirmOneTimeCode } from '../../../src/contract/panel/access/own-account.ts';
import { readSession, signIn } from '../../../src/contract/panel/access/session.ts';
import { listOrders } from '../../../src/contract/panel/orders.ts';
import { expectNoise } from '../../setup/console-noise.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { client, openCompanyProvider, type Person, signInAtProvider } from './company-provider.ts';

const siteUrl = 'http://localhost:3000';
const caio: Person = {
  email: 'caio@loja.example',
  email_verified: true,
  name: 'Caio Nunes',
  roles: ['vendas', 'outros'],
};
const emergency = 'socorro@loja.example';
const password = 'uma senha bem comprida';
const passwordHash = await hashPassword(password);

/** An account with a password, which no provider made. */
const addLocal = ({ database, repositories: { operators }, now }: TestServer, email: string) =>
  database.write((db) => operators.add(db, { email, name: 'Antes', role: 'admin', passwordHash }, now()));

type Engine = (typeof sampledEngines)[number];

/** A shop with the company's accounts, and Caio among them. */
async function shopWithProvider(engine?: Engine, onlyFor?: string) {
  // It says that it keeps everything in memory.
  expectNoise(/oidc-provider WARNING/);
  const company = await openCompanyProvider(siteUrl);
  onTestFinished(company.close);
  company.people.set('caio', caio);
  const clock = () => server.now();
  const providerWith = (clientSecret: string) =>
    identityProvider(
      {
        issuer: company.issuer,
        clientId: client.id,
        clientSecret,
        name: 'a conta da empresa',
        scopes: 'openid profile email offline_access',
        rolesClaim: 'roles',
        roles: new Map([
          ['vendas', 'seller'],
          ['gestao', 'manager'],
        ]),
        onlyFor,
      },
      siteUrl,
      clock,
    );
  const provider = providerWith(client.secret);
  const server: TestServer = await openTestServer({ ...(engine && { engine }), siteUrl, provider });
  return { company, provider, providerWith, server };
}

const open = (browser: Browser, url: string) => browser.send({ method: 'GET', url });
const locationOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) => String(headers.location);
const who = async (browser: Browser) => (await browser.call(readSession, {})).operator;

/** Returns the page at which the sign-in ends. */
async function enter(browser: Browser, login: string): Promise<string> {
  const begun = await open(browser, '/api/panel/provider');
  const back = await signInAtProvider(locationOf(begun), siteUrl, login);
  return locationOf(await open(browser, back.pathname + back.search));
}

async function openCaio(engine?: Engine) {
  const opened = await shopWithProvider(engine);
  const browser = opened.server.browser();
  await enter(browser, 'caio');
  return { ...opened, browser };
}

const recheck = ({ database, repositories, now }: TestServer, provider: IdentityProvider) =>
  recheckSessions({ database, repositories, provider, clock: now });

const logged = async (server: TestServer) =>
  (await server.audit()).map(({ action, detail }) => `${action} ${detail}`.trim());

describe.each(sampledEngines)('the company’s own accounts on %s', (engine) => {
  it('a sign-in by the provider makes an account with the role of the claim', async () => {
    const { server } = await shopWithProvider(engine);
    const browser = server.browser();
    expect(await enter(browser, 'caio')).toBe('/painel/');
    expect(await who(browser)).toMatchObject({
      email: caio.email,
      name: caio.name,
      role: 'seller',
      isOfProvider: true,
      mustDo: null,
    });
    await browser.call(listOrders, { body: {} });
    expect((await logged(server)).toSorted()).toEqual([
      'list.read',
      'operator.added seller provider',
      'session.opened provider',
    ]);
    // It has no password, and is given none.
    const { browser: admin } = await server.signIn('admin');
    const params = { id: (await who(browser))?.id ?? '' };
    const body = { password, removesOneTimeCode: false };
    await admin.refuses('provider-only', resetOperator, { params, body });
    expect(await who(browser)).not.toBeNull();
    await server
      .browser()
      .refuses('wrong-sign-in', signIn, { body: { email: caio.email, password: 'caio' } });
    const stored = await server.rows('operator_sessions');
    expect(stored[0]?.provider_token).toMatch(/^[0-9a-f]{8}\./);
  });

  it('a changed claim changes name and role at the next sign-in, and within minutes', async () => {
    const { company, server, provider, browser } = await openCaio(engine);
    company.people.set('caio', { ...caio, name: 'Caio N. Melo', roles: ['vendas', 'gestao'] });
    await recheck(server, provider);
    expect(await who(browser)).toMatchObject({ role: 'seller' });
    server.pass({ minutes: 6 });
    await recheck(server, provider);
    expect(await who(browser)).toMatchObject({ role: 'manager', name: 'Caio N. Melo' });
    company.people.set('caio', caio);
    const again = server.browser();
    await enter(again, 'caio');
    expect(await who(again)).toMatchObject({ role: 'seller' });
    expect(await logged(server)).toContain('operator.changed manager provider');
  });

  it('whom the provider ends is out within minutes, and nobody else', async () => {
    const { company, server, provider } = await shopWithProvider(engine);
    company.people.set('dora', { ...caio, email: 'dora@loja.example', name: 'Dora Melo' });
    const [ended, stays] = [server.browser(), server.browser()];
    await enter(ended, 'caio');
    await enter(stays, 'dora');
    const local = await server.signIn('seller');
    company.people.delete('caio');
    for (let round = 0; round < 3; round += 1) {
      server.pass({ minutes: 6 });
      await Promise.all([recheck(server, provider), recheck(server, provider)]);
      expect(await who(ended)).toBeNull();
      expect(await who(stays)).not.toBeNull();
      expect(await who(local.browser)).not.toBeNull();
    }
    expect(await logged(server)).toContain('session.ended provider');
  });

  it('who loses every role is out, and does not come in again', async () => {
    const { company, server, provider, browser } = await openCaio(engine);
    company.people.set('caio', { ...caio, roles: ['outros'] });
    server.pass({ minutes: 6 });
    await recheck(server, provider);
    expect(await who(browser)).toBeNull();
    expect(await enter(server.browser(), 'caio')).toBe('/painel/?entrada=no-role');
  });
});

it.each([[{ vendas: true }], [{ toString: 'vendas' }], [['vendas']]])(
  'a role that is no name gives none: %j',
  async (role) => {
    const { company, server } = await shopWithProvider();
    company.people.set('caio', { ...caio, roles: [role] });
    expect(await enter(server.browser(), 'caio')).toBe('/painel/?entrada=no-role');
  },
);

it.each(['denies them its tokens', 'knows them without an e-mail'] as const)(
  'who is in is out within minutes when the provider %s',
  async (how) => {
    const { company, server, provider, browser } = await openCaio();
    if (how === 'denies them its tokens') company.refused.add('caio');
    else company.people.set('caio', { ...caio, email: '' });
    server.pass({ minutes: 6 });
    await recheck(server, provider);
    expect(await who(browser)).toBeNull();
  },
);

it('while the provider does not know the shop, sessions go on for an hour and no longer', async () => {
  const { server, provider, providerWith, browser } = await openCaio();
  server.pass({ minutes: 6 });
  await recheck(server, provider);
  const unknown = providerWith('outro segredo');
  for (const minutes of [20, 20, 19]) {
    server.pass({ minutes });
    await expect(recheck(server, unknown)).rejects.toThrow();
    expect(await who(browser)).not.toBeNull();
  }
  server.pass({ minutes: 6 });
  await expect(recheck(server, unknown)).rejects.toThrow();
  expect(await who(browser)).toBeNull();
});

it('an ID token that the keys of the provider did not sign is refused', async () => {
  const { company, server } = await shopWithProvider();
  company.people.set('caio', { ...caio, name: 'Caio\u202E Nunes' });
  const { keys } = z
    .object({ keys: z.array(z.looseObject({})) })
    .parse(await (await fetch(`${company.issuer}/jwks`)).json());
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  company.publishedKeys.push({ ...keys[0], n: publicKey.export({ format: 'jwk' }).n });
  const browser = server.browser();
  expect(await enter(browser, 'caio')).toBe('/painel/?entrada=refused');
  company.publishedKeys.length = 0;
  server.pass({ minutes: 2 });
  expect(await enter(browser, 'caio')).toBe('/painel/');
  expect(await who(browser)).toMatchObject({ name: caio.name });
});

it('whoever begins many sign-ins makes the shop ask the provider once a minute, and waits', async () => {
  const { company, server } = await shopWithProvider();
  const begin = async () => (await open(server.browser(), '/api/panel/provider')).headers.location;
  const { calls } = limits.signInByProvider.per.address;
  const addresses = [];
  for (let time = 0; time < calls; time += 1) addresses.push(await begin());
  expect(addresses.filter((address) => String(address).startsWith('/'))).toEqual([]);
  const discoveries = company.asked.filter((path) => path.startsWith('/.well-known/'));
  expect(discoveries).toHaveLength(1);
  expect(await begin()).toBe('/painel/?entrada=too-many');
  const back = await open(server.browser(), '/api/panel/provider/callback?code=x');
  expect(back.headers.location).toBe('/painel/?entrada=too-many');
});

it('after a takeover neither the password nor a session from before opens the account', async () => {
  const { company, server } = await shopWithProvider();
  const { email } = caio;
  await addLocal(server, email);
  const before = server.browser();
  await before.call(signIn, { body: { email, password } });
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const code = new TOTP({ secret }).generate({ timestamp: server.now().getTime() });
  await before.call(confirmOneTimeCode, { body: { password, secret, code } });
  const browser = server.browser();
  await enter(browser, 'caio');
  expect(await who(before)).toBeNull();
  expect(await who(browser)).toMatchObject({ role: 'seller', hasOneTimeCode: false, recoveryCodesLeft: 0 });
  company.people.delete('caio');
  await server.browser().refuses('wrong-sign-in', signIn, { body: { email, password } });
});

it('a provider that is down refuses nobody who is in, passwords still work, and the log says why', async () => {
  const { company, server, provider, browser } = await openCaio();
  await company.close();
  server.pass({ minutes: 6 });
  await expect(recheck(server, provider)).rejects.toThrow();
  expect(await who(browser)).not.toBeNull();
  expect(locationOf(await open(server.browser(), '/api/panel/provider'))).toBe('/painel/?entrada=down');
  expect(server.logged()).toMatch(/"failure":\{"type":"TypeError","message":"","code":"ECONNREFUSED"/);
  await addLocal(server, emergency);
  const body = { email: emergency, password };
  expect((await server.browser().call(signIn, { body })).operator.role).toBe('admin');
});

it('an address of the way back serves only the browser that began, and once', async () => {
  const { server } = await shopWithProvider();
  const victim = server.browser();
  const back = await signInAtProvider(
    locationOf(await open(server.browser(), '/api/panel/provider')),
    siteUrl,
    'caio',
  );
  const address = back.pathname + back.search;
  // Somebody else's, without a sign-in of one's own and with one.
  expect(locationOf(await open(victim, address))).toBe('/painel/?entrada=refused');
  await open(victim, '/api/panel/provider');
  expect(locationOf(await open(victim, address))).toBe('/painel/?entrada=refused');
  expect(await who(victim)).toBeNull();
  const browser = server.browser();
  const own = await signInAtProvider(locationOf(await open(browser, '/api/panel/provider')), siteUrl, 'caio');
  const cookies = new Map(browser.cookies);
  const ownAddress = own.pathname + own.search;
  expect(locationOf(await open(browser, ownAddress))).toBe('/painel/');
  for (const [name, value] of cookies) victim.cookies.set(name, value);
  expect(locationOf(await open(victim, ownAddress))).toBe('/painel/?entrada=refused');
  const denied = server.browser();
  const { searchParams } = new URL(locationOf(await open(denied, '/api/panel/provider')));
  const refused = `/api/panel/provider/callback?error=access_denied&state=${searchParams.get('state')}`;
  expect(locationOf(await open(denied, refused))).toBe('/painel/?entrada=refused');
  expect(server.logged()).not.toContain(`${own.searchParams.get('code')}`);
});

it('an account is taken over only by a verified e-mail, and a closed one stays closed', async () => {
  const { company, server } = await shopWithProvider(undefined, emergency);
  const admin = await server.signIn('admin', 'Ana Lima');
  await addLocal(server, caio.email);
  await addLocal(server, emergency);
  const closed = (await addLocal(server, 'fim@loja.example')) ?? '';
  const change = { disabledAt: server.now().toISOString() };
  await server.database.write((db) => server.repositories.operators.change(db, closed, change));
  company.people.set('caio', { ...caio, email_verified: false });
  company.people.set('socorro', { ...caio, email: emergency });
  company.people.set('fim', { ...caio, email: 'fim@loja.example' });
  expect(await enter(server.browser(), 'caio')).toBe('/painel/?entrada=email-taken');
  expect(await enter(server.browser(), 'socorro')).toBe('/painel/?entrada=email-taken');
  expect(await enter(server.browser(), 'fim')).toBe('/painel/?entrada=closed');
  company.people.set('caio', caio);
  expect(await enter(server.browser(), 'caio')).toBe('/painel/');
  const { operators } = await admin.browser.call(listOperators, {});
  const roles = Object.fromEntries(
    operators.map(({ email, role, isOfProvider }) => [email, `${role} ${isOfProvider}`]),
  );
  expect(roles).toMatchObject({ [caio.email]: 'seller true', [emergency]: 'admin false' });
});

it('where only the provider signs in, a password serves the account for emergencies alone', async () => {
  const { server } = await shopWithProvider(undefined, emergency);
  for (const email of [emergency, 'bia@loja.example']) await addLocal(server, email);
  const body = { email: 'bia@loja.example', password };
  await server.browser().refuses('403 provider-only', signIn, { body });
  await server.browser().call(signIn, { body: { ...body, email: emergency } });
  expect((await server.browser().call(readSession, {})).provider).toEqual({
    name: 'a conta da empresa',
    isOnly: true,
  });
});
