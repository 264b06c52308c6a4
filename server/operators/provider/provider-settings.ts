import * as z from 'zod/mini';
import { roles } from '../../../src/contract/panel/access/rights.ts';
import { operatorEmail } from '../../../src/contract/panel/access/session.ts';
import { address, isServiceAddress } from '../../runtime/setting-shapes.ts';
import { StartupError } from '../../runtime/startup-error.ts';

const given = z.optional(z.string());

/** The company's own accounts, by OpenID Connect. */
export const providerVariables = {
  OIDC_ISSUER: address('https://contas.example', isIssuer),
  OIDC_CLIENT_ID: given,
  OIDC_CLIENT_SECRET: given,
  OIDC_NAME: z._default(
    z.string().check(z.maxLength(40, 'must have at most 40 characters')),
    'a conta da empresa',
  ),
  OIDC_SCOPES: z._default(z.string(), 'openid profile email offline_access'),
  OIDC_ROLES_CLAIM: z._default(z.string(), 'roles'),
  OIDC_ROLES: z.optional(
    z.string().check(z.regex(rolePairs(), `must be like painel-vendas=seller, with ${roles.join(', ')}`)),
  ),
  OIDC_ONLY: z.optional(
    operatorEmail.check(z.regex(/@/, 'must be the e-mail of the account for emergencies')),
  ),
};

const variables = z.object(providerVariables);

export type ProviderSettings = NonNullable<ReturnType<typeof readProviderSettings>>;

/** Undefined without an issuer. */
export function readProviderSettings(read: z.output<typeof variables>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new StartupError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  const pairs =
    read.OIDC_ROLES?.split(/[\s,]+/).map((pair) => pair.split('=')) ?? roles.map((role) => [role, role]);
  return {
    issuer,
    clientId,
    clientSecret,
    /** As the button says it: 'Entrar com a conta da empresa'. */
    name: read.OIDC_NAME,
    scopes: read.OIDC_SCOPES,
    rolesClaim: read.OIDC_ROLES_CLAIM,
    roles: new Map(
      pairs.flatMap(([value = '', role]) =>
        roles.filter((one) => one === role).map((one) => [value, one] as const),
      ),
    ),
    /** The only account that may still sign in by password; undefined: all may. */
    onlyFor: read.OIDC_ONLY,
  };
}

function rolePairs(): RegExp {
  const pair = `[^\\s,=]+=(?:${roles.join('|')})`;
  return new RegExp(`^${pair}(?:[\\s,]+${pair})*$`);
}

/** Passwords and tokens go there: only this machine is reached without TLS. */
function isIssuer(text: string): boolean {
  if (!isServiceAddress(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(hostname);
}
