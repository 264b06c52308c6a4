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
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
