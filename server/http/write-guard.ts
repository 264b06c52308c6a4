import type { FastifyRequest } from 'fastify';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from './refusal.ts';

/** Two servers in a row could each believe another one. */
export function assertOneHost({ rawHeaders }: FastifyRequest['raw']): void {
  const hosts = rawHeaders.filter((header, place) => place % 2 === 0 && header.toLowerCase() === 'host');
  if (hosts.length > 1) refuse(400, problemCodes.invalid, 'Os dados enviados não puderam ser lidos.');
}

/**
 * A write comes from our own pages: another site can neither set this header nor send JSON without asking first, and
 * what the browser says of the caller's origin has to agree.
 */
export function assertOwnWrite(request: FastifyRequest, site: OwnSite): void {
  const { headers } = request;
  if (request.body !== undefined && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    refuse(415, 'content-type', 'Os dados precisam ser enviados como JSON (content-type: application/json).');
  }
  assertOwnScript(request, site);
}

/** The same for a file that is sent as it is. */
export function assertOwnUpload(request: FastifyRequest, type: string, site: OwnSite): void {
  if (request.headers['content-type']?.split(';')[0] !== type)
    refuse(415, 'content-type', `O arquivo precisa ser enviado como ${type}.`);
  assertOwnScript(request, site);
}

function assertOwnScript(request: FastifyRequest, site: OwnSite): void {
  if (request.headers['x-requested-with'] !== 'ultrafibra') refuseStranger();
  assertOwnPage(request, site);
}

interface OwnSite {
  /** Other sites of ours that may call. */
  readonly allowedOrigins: readonly string[];
  /** The site's address is https even where this process hears plain http. */
  readonly behindTls: boolean;
}

/** For a question that does something: a link on another site carries the visitor's cookie, but not this. */
export function assertOwnPage(request: FastifyRequest, { allowedOrigins, behindTls }: OwnSite): void {
  if (!isOwnPage(request, behindTls) && !allowedOrigins.includes(request.headers.origin ?? ''))
    refuseStranger();
}

const refuseStranger = (): never =>
  refuse(403, 'cross-site', 'Este pedido não veio das nossas páginas. Recarregue a página e tente de novo.');

/** The browser's own word counts first: no page can forge it, and no proxy on the way changes it. */
function isOwnPage({ headers, host, protocol }: FastifyRequest, behindTls: boolean): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  // Whoever is on the way may have written a page without TLS.
  const isSecure = origin.protocol === 'https:' || !(behindTls || protocol === 'https');
  return origin.host === host && isSecure;
}

/** `If-Match: "3"`: the version the caller last saw. */
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
