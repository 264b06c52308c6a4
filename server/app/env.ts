import * as z from 'zod/mini';
import { sqliteFileOf } from '../database/open-database.ts';
import { postgresVariables, readPostgresSettings } from '../database/postgres-settings.ts';
import { readServiceSettings, serviceVariables } from '../gateways/service-settings.ts';
import { messageVariables, readMessageSettings } from '../messages/senders/message-settings.ts';
import { operationVariables, readOperationSettings } from '../observability/operation-settings.ts';
import { providerVariables, readProviderSettings } from '../operators/provider/provider-settings.ts';
import { address, isServiceAddress, isWebAddress } from '../runtime/setting-shapes.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { readReportSecrets, readWebhookSettings } from '../webhooks/webhook-settings.ts';

const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) => text.split(/[\s,]+/).filter((part) => part !== '')),
);

const originList = z.pipe(
  list,
  z
    .array(z.string())
    .check(z.refine((origins) => origins.every(isOrigin), 'must be addresses like https://loja.example')),
);

const onOff = z.optional(z.enum(['on', 'off'], 'must be on or off'));

const databaseShape = 'must be file:<path> or postgres://<user>@<host>/<name>';

const environment = z.object({
  PORT: z.pipe(
    z._default(z.string(), '3000').check(z.regex(/^\d{1,5}$/, 'must be a port number')),
    z.transform(Number),
  ),
  HOST: z._default(z.string(), 'localhost'),
  DATABASE_URL: z._default(z.string(), 'file:data/ultrafibra.db').check(
    z.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, databaseShape),
    z.refine((url) => url.startsWith('postgres') || isDecodable(url), databaseShape),
  ),
  ...postgresVariables,
  DATA_KEY: z.optional(z.string()),
  TOMBSTONES_FILE: z.optional(z.string()),
  SANDBOX: onOff,
  API_DOCS: onOff,
  HSTS_SUBDOMAINS: onOff,
  SITE_URL: address('https://loja.example', isOrigin),
  LEGACY_HOST: z.optional(z.string().check(z.refine(isHost, 'must be a host like antiga.loja.example'))),
  AFFILIATE_SCRIPT: address('https://parceiro.example/script.js', isScript),
  GEOCODER_URL: address('https://mapas.example', isServiceAddress),
  ALLOWED_ORIGINS: originList,
  API_ORIGINS: originList,
  TRUST_PROXY: z.pipe(
    z
      ._default(z.string(), 'off')
      .check(z.regex(/^(on|off|\d{1,2})$/, 'must be on, off or a number of proxies')),
    z.transform((text: string) => (/^\d/.test(text) ? Number(text) : text === 'on')),
  ),
  LOG: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  ...operationVariables,
  ...messageVariables,
  ...serviceVariables,
  ...providerVariables,
});

export type Settings = ReturnType<typeof readSettings>;

/** Parses all settings; the first invalid one is reported in one line. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>) {
  // Many deployment tools pass an unset variable as an empty string.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(
      `${issue?.path[0]?.toString() ?? 'A setting'} ${issue?.message ?? 'makes no sense'}`,
    );
  }
  const { data } = parsed;
  if (data.PORT > 65_535) throw new StartupError('PORT must be at most 65535');
  if (data.LEGACY_HOST !== undefined && data.SITE_URL === undefined)
    throw new StartupError('LEGACY_HOST needs SITE_URL, the address it leads to');
  const embedded = sqliteFileOf(data.DATABASE_URL) !== null;
  const behindTls = data.SITE_URL?.startsWith('https:') ?? false;
  // TLS means production, even with SQLite.
  const sandbox = data.SANDBOX === undefined ? embedded && !behindTls : data.SANDBOX === 'on';
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    postgres: readPostgresSettings(data),
    dataKey: data.DATA_KEY,
    /** File of erasures outside the database, replayed after a restore. */
    tombstonesFile: data.TOMBSTONES_FILE,
    sandbox,
    /** Serves the pages that try out the API. */
    docs: data.API_DOCS === undefined ? sandbox : data.API_DOCS === 'on',
    /** The site's public address; defaults to the listening address. */
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    /** Hides a public test site from search engines. */
    hiddenFromSearch: sandbox && data.SITE_URL !== undefined,
    /** A former host, whose staff links are redirected. */
    legacyHost: data.LEGACY_HOST,
    behindTls,
    /** Every subdomain uses TLS, so HSTS may include them. */
    subdomainsByTls: data.HSTS_SUBDOMAINS === 'on',
    /** URL of the loyalty partner's script. */
    affiliateScript: data.AFFILIATE_SCRIPT,
    /** Reverse geocoder with Nominatim's API. */
    geocoderUrl: data.GEOCODER_URL?.replace(/\/+$/, ''),
    allowedOrigins: data.ALLOWED_ORIGINS,
    apiOrigins: data.API_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    log: data.LOG === 'on',
    operation: readOperationSettings(data),
    messages: readMessageSettings(data),
    /** The carrier's own systems. */
    services: readServiceSettings(data),
    /** The company's own accounts. */
    provider: readProviderSettings(data),
    webhooks: readWebhookSettings(given),
    reportSecrets: readReportSecrets(given),
  };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}

/** An absolute URL without characters that need escaping in HTML. */
function isScript(text: string): boolean {
  return /^https?:/.test(text) && !/[\\'"<>\s#]/.test(text) && URL.canParse(text);
}

function isHost(text: string): boolean {
  return isOrigin(`https://${text}`);
}
