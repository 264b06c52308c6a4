import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { errors } from 'oidc-provider';

export interface Person {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly roles: readonly unknown[];
}

export const client = { id: 'painel', secret: 'um-segredo-do-painel' };

const scope = 'openid profile email offline_access';

const page = `<!doctype html><html lang="pt-BR"><link rel="icon" href="data:,"><title>Contas</title><main><h1>Contas da empresa</h1>
<form><label>Usuário <input name="login"></label> <button>Continuar</button></form></main></html>`;

/** A real provider of accounts on this machine; whoever is among the people signs in by name. */
export async function openCompanyProvider(siteUrl: string, port = 0) {
  const people = new Map<string, Person>();
  const refused = new Set<string>();
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The provider has no port');
  const issuer = `http://localhost:${bound.port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${siteUrl}/api/panel/provider/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      if (refused.has(sub)) throw new errors.AccessDenied();
      return person && { accountId: sub, claims: () => ({ sub, ...person, roles: [...person.roles] }) };
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Nobody is asked for a consent.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (accountId === undefined || clientId === undefined) return undefined;
      const grant = new provider.Grant({ accountId, clientId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kty: 'RSA' }] },
    cookies: { keys: ['of this test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, RefreshToken: 3600 },
    renderError: (context, out) => {
      context.body = JSON.stringify(out);
    },
  });
  const flow = provider.callback();
  const publishedKeys: object[] = [];
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    asked.push(pathname);
    if (pathname === '/jwks' && publishedKeys.length > 0)
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ keys: publishedKeys }));
    if (!pathname.startsWith('/interaction/')) return flow(request, response);
    const accountId = searchParams.get('login');
    if (accountId !== null) return provider.interactionFinished(request, response, { login: { accountId } });
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  return {
    issuer,
    people,
    /** To whom it denies its tokens. */
    refused,
    /** In place of those that it signs with. */
    publishedKeys,
    /** The paths that it was asked for. */
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

/** Signs in at the provider as a browser does. Returns the address to which the provider sends it back. */
export async function signInAtProvider(address: string, siteUrl: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  while (url.origin !== siteUrl) {
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('login', login);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider stays at ${url.pathname}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
