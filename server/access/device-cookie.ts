import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Random } from '../protection/random.ts';

const nameOf = (secure: boolean): string => (secure ? '__Host-device' : 'device');

/** 128 bits as base64url; anything else was not made here. */
const shape = /^[\w-]{22}$/;

/** Tells browsers behind one address apart, for limits only: nothing is stored under it and it ends after a day. */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  random: Random,
): string {
  const known = request.cookies[nameOf(secure)];
  if (known !== undefined && shape.test(known)) return known;
  const device = Buffer.from(random.bytes(16)).toString('base64url');
  reply.setCookie(nameOf(secure), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 24 * 3600,
  });
  return device;
}
