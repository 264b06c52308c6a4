import type { FastifyRequest } from 'fastify';

/** 256 bits as base64url; anything else was not made here. */
const shape = /^[\w-]{43}$/;

export function readToken({ cookies }: FastifyRequest, name: string): string | undefined {
  const token = cookies[name];
  return token !== undefined && shape.test(token) ? token : undefined;
}
