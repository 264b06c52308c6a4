import type { FastifyReply, FastifyRequest } from 'fastify';
import { absoluteHours } from './repositories/lead-access.ts';

/** Under TLS the browser itself refuses a cookie of this name that another host or path tries to plant. */
const nameOf = (secure: boolean): string => (secure ? '__Host-lead' : 'lead');

/** 256 bits as base64url; anything else was not made here. */
const tokenShape = /^[\w-]{43}$/;

export function readLeadToken(request: FastifyRequest, secure: boolean): string | undefined {
  const token = request.cookies[nameOf(secure)];
  return token !== undefined && tokenShape.test(token) ? token : undefined;
}

export function setLeadToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: absoluteHours * 3600,
  });
}
