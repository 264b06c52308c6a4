import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type SiteFile } from './site-file.ts';

/** In the best encoding, or not at all where the browser has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file);
  const { body, etag } = await file.load(encoding);
  reply
    .headers(file.immutable ? keptForGood : reply.statusCode === 200 ? keptByCdn : asked)
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

const keptForGood = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * A browser asks each time whether it has changed; what stands between may answer for a minute, and go on for ten while
 * it asks anew (RFC 9213). Only there: a browser that showed an old page would miss the files it names.
 */
const keptByCdn = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};

const asked = { 'cache-control': 'no-cache' };

const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
