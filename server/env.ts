import * as z from 'zod/mini';
import { sqliteFileOf } from './database/open-database.ts';
import { StartupError } from './startup-error.ts';

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
  DATA_KEY: z.optional(z.string()),
  SANDBOX: onOff,
  SITE_URL: z.optional(z.string().check(z.refine(isOrigin, 'must be an address like https://loja.example'))),
  ALLOWED_ORIGINS: originList,
  API_ORIGINS: originList,
  TRUST_PROXY: z.pipe(
    z
      ._default(z.string(), 'off')
      .check(z.regex(/^(on|off|\d{1,2})$/, 'must be on, off or a number of proxies')),
    z.transform((text: string) => (/^\d/.test(text) ? Number(text) : text === 'on')),
  ),
  LOG: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
});

export interface Settings {
  port: number;
  host: string;
  databaseUrl: string;
  dataKey: string | undefined;
  sandbox: boolean;
  behindTls: boolean;
  allowedOrigins: string[];
  apiOrigins: string[];
  trustProxy: boolean | number;
  log: boolean;
}

/** Every setting of the server, parsed once; the first that makes no sense is named in one line. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  // An empty variable is how many deployment tools say 'not set'.
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
  const embedded = sqliteFileOf(data.DATABASE_URL) !== null;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataKey: data.DATA_KEY,
    sandbox: data.SANDBOX === undefined ? embedded : data.SANDBOX === 'on',
    behindTls: data.SITE_URL?.startsWith('https:') ?? false,
    allowedOrigins: data.ALLOWED_ORIGINS,
    apiOrigins: data.API_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    log: data.LOG === 'on',
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
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
