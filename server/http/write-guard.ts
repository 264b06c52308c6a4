import type { FastifyRequest } from 'fastify';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from './refusal.ts';

/** Refuses a second Host header: two proxies could each trust a different one. */
export function assertOneHost({ rawHeaders }: FastifyRequest['raw']): void {
  const hosts = rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === 'host');
  if (hosts.length > 1) refuse(400, problemCodes.invalid, 'Os dados enviados não puderam ser lidos.');
}

/**
 * CSRF guard: another site can send neither JSON nor, beside a cookie, the custom header without a preflight, and the
 * browser's origin headers have to match.
 */
export function assertOwnWrite(request: FastifyRequest, site: OwnSite): void {
  const { headers } = request;
  if (request.body !== undefined && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    refuse(415, 'content-type', 'Os dados precisam ser enviados como JSON (content-type: application/json).');
  }
  assertOwnScript(request, site);
}

/** CSRF guard for an upload of a raw file. */
export function assertOwnUpload(request: FastifyRequest, type: string, site: OwnSite): void {
  if (request.headers['content-type']?.split(';')[0] !== type)
    refuse(415, 'content-type', `O arquivo precisa ser enviado como ${type}.`);
  assertOwnScript(request, site);
}

function assertOwnScript(request: FastifyRequest, site: OwnSite): void {
  // Without a cookie the call has no authority that another site could borrow.
  const { cookie = '', 'x-requested-with': mark } = request.headers;
  if (cookie !== '' && mark !== 'ultrafibra') refuseStranger();
  assertOwnPage(request, site);
}

interface OwnSite {
  readonly allowedOrigins: readonly string[];
  /** TLS ends at a proxy: the site is https although this process receives http. */
  readonly behindTls: boolean;
}

/** CSRF guard for a GET with a side effect: a cross-site link sends the cookie. */
export function assertOwnPage(request: FastifyRequest, { allowedOrigins, behindTls }: OwnSite): void {
  if (!isOwnPage(request, behindTls) && !allowedOrigins.includes(request.headers.origin ?? ''))
    refuseStranger();
}

const refuseStranger = (): never =>
  refuse(403, 'cross-site', 'Este pedido não veio das nossas páginas. Recarregue a página e tente de novo.');

/** `Sec-Fetch-Site` comes first: scripts cannot forge it and proxies do not change it. */
function isOwnPage({ headers, host, protocol }: FastifyRequest, behindTls: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // An http page may have been tampered with in transit.
  const isSecure = origin.protocol === 'https:' || !(behindTls || protocol === 'https');
  return origin.host === host && isSecure;
}

/** Parses `If-Match: "3"`: the version that the caller has read. */
export function readExpectedVersion(request: FastifyRequest): number | undefined {
  const text = request.headers['if-match'];
  if (text === undefined || text === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(text) ?? [];
  return digits === undefined
    ? refuse(
        400,
        problemCodes.invalid,
        'O cabeçalho If-Match precisa trazer uma versão entre aspas, como "3".',
      )
    : Number(digits);
}

export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key)
    ? key
    : refuse(
        400,
        problemCodes.invalid,
        'O cabeçalho Idempotency-Key precisa ter de 16 a 64 letras, números ou hífens.',
      );
}
