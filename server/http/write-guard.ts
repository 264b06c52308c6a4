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
export function assertOwnWrite(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  const { headers } = request;
  if (request.body !== undefined && !/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    refuse(415, 'content-type', 'Os dados precisam ser enviados como JSON (content-type: application/json).');
  }
  assertOwnScript(request, allowedOrigins);
}

/** The same for a file that is sent as it is. */
export function assertOwnUpload(request: FastifyRequest, type: string): void {
  if (request.headers['content-type']?.split(';')[0] !== type)
    refuse(415, 'content-type', `O arquivo precisa ser enviado como ${type}.`);
  assertOwnScript(request, []);
}

function assertOwnScript(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (request.headers['x-requested-with'] !== 'ultrafibra') refuseStranger();
  assertOwnPage(request, allowedOrigins);
}

/** For a question that does something: a link on another site carries the visitor's cookie, but not this. */
export function assertOwnPage(request: FastifyRequest, allowedOrigins: readonly string[]): void {
  if (!isOwnPage(request) && !allowedOrigins.includes(request.headers.origin ?? '')) refuseStranger();
}

const refuseStranger = (): never =>
  refuse(403, 'cross-site', 'Este pedido não veio das nossas páginas. Recarregue a página e tente de novo.');

/** The browser's own word counts first: no page can forge it, and no proxy on the way changes it. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
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
