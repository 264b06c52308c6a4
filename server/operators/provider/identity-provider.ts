import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { roles } from '../../../src/contract/panel/access/rights.ts';
import { operatorEmail, providerPath } from '../../../src/contract/panel/access/session.ts';
import { withoutControls } from '../../http/read-input.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What a browser keeps between leaving for the provider and coming back. */
export const storedSignIn = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

type StoredSignIn = z.output<typeof storedSignIn>;

export type Identity = ReturnType<typeof identityOf>;

interface KnownByProvider {
  readonly identity: Identity;
  /** Asks again later; null if the provider gives none. */
  readonly refreshToken: string | null;
}

/** Whether the provider was reached and did not accept, or was not accepted. */
export const isRefusedByProvider = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError ||
  error instanceof oidc.ResponseBodyError ||
  (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT');

/** Whether the provider has refused the person or the permission, and not the shop. */
function isOver(error: unknown, { token_endpoint }: oidc.ServerMetadata): boolean {
  if (error instanceof oidc.WWWAuthenticateChallengeError) return error.response.url !== token_endpoint;
  if (error instanceof oidc.ResponseBodyError)
    return error.error !== 'invalid_client' && error.status < 500 && error.status !== 429;
  return error instanceof z.core.$ZodError;
}

export type IdentityProvider = ReturnType<typeof identityProvider>;

/** The company's own accounts. Errors mean that it does not respond, or that its response is not accepted. */
export function identityProvider(settings: ProviderSettings, siteUrl: string, clock: () => Date) {
  const { issuer, clientId, clientSecret, scopes } = settings;
  // Without it the library trusts the connection, and checks no signature.
  const execute = [oidc.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(oidc.allowInsecureRequests);
  let found: Promise<oidc.Configuration> | undefined;
  let foundAt = 0;
  /** Read when it is first needed: the shop starts without its provider. */
  const discovered = () => {
    if (found === undefined) foundAt = clock().getTime();
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 5 })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  };

  const known = async (
    config: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
    subject: string,
  ): Promise<KnownByProvider> => {
    const hasInfo = config.serverMetadata().userinfo_endpoint !== undefined;
    const info = hasInfo ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : {};
    const identity = identityOf({ sub: subject, ...tokens.claims(), ...info }, settings);
    return { identity, refreshToken: tokens.refresh_token ?? null };
  };

  return {
    name: settings.name,
    onlyFor: settings.onlyFor,
    begin: async (): Promise<{ readonly address: string; readonly stored: StoredSignIn }> => {
      // Read anew, so that a provider that is down is told of here, where a password still helps; at most once a minute,
      // because anybody may begin.
      if (clock().getTime() - foundAt > minuteMs) found = undefined;
      const config = await discovered();
      const stored = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${siteUrl}/api/${providerPath}/callback`,
        scope: scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(stored.verifier),
        code_challenge_method: 'S256',
        state: stored.state,
        nonce: stored.nonce,
      });
      return { address: address.href, stored };
    },
    /** `address`: with which the browser came back. */
    finish: async (address: URL, { state, nonce, verifier }: StoredSignIn): Promise<KnownByProvider> => {
      const config = await discovered();
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return known(config, tokens, tokens.claims()?.sub ?? '');
    },
    /** Null once the provider has ended the person or the permission. */
    renew: async (refreshToken: string, subject: string): Promise<KnownByProvider | null> => {
      const config = await discovered();
      try {
        const tokens = await oidc.refreshTokenGrant(config, refreshToken);
        const { identity, refreshToken: next } = await known(config, tokens, subject);
        // A provider that does not rotate them gives none.
        return { identity, refreshToken: next ?? refreshToken };
      } catch (error) {
        if (isOver(error, config.serverMetadata())) return null;
        throw error;
      }
    },
  };
}

const claims = z.looseObject({
  sub: z.string(),
  email: operatorEmail,
  email_verified: z.catch(z.boolean(), false),
  name: z.catch(z.string(), ''),
});

function identityOf(read: object, { rolesClaim, roles: byValue }: ProviderSettings) {
  const { sub, email, email_verified, name } = claims.parse(withoutControls(read));
  const given = claimAt(read, rolesClaim);
  const values = Array.isArray(given) ? given : [given];
  const own = new Set(values.map((value) => byValue.get(typeof value === 'object' ? '' : String(value))));
  return {
    subject: sub,
    email,
    isEmailVerified: email_verified,
    name: name.trim().slice(0, 80) || email,
    // Of several roles the one with the most rights.
    /** Null: no value of the claim gives one. */
    role: roles.findLast((role) => own.has(role)) ?? null,
  };
}

/** A claim by its name, or by its place: 'realm_access.roles'. */
function claimAt(read: object, name: string): unknown {
  const step = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? Reflect.get(value, key)
      : undefined;
  return step(read, name) ?? name.split('.').reduce(step, read);
}
