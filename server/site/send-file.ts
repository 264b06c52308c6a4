import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type SiteFile } from './site-file.ts';

/** Sends the best encoding, or 304, or 404 if the file is gone. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file);
  const content = await file.load(encoding);
  if (content === undefined) return replyGone(reply);
  const { body, etag } = content;
  reply
    .headers(file.immutable ? keptForGood : reply.statusCode === 200 ? keptByCdn : revalidated)
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

/** Never cached: the same name may exist again after the next build. */
const replyGone = (reply: FastifyReply): FastifyReply =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Este arquivo não existe mais');

const keptForGood = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Browsers revalidate each time; a CDN caches for a minute and may serve stale for ten more (RFC 9213). Browsers must
 * not, because an old page would refer to missing files.
 */
const keptByCdn = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};

const revalidated = { 'cache-control': 'no-cache' };

const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
