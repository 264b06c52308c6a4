import type { FastifyReply, FastifyRequest } from 'fastify';
import { absoluteHours } from './lead-access-repository.ts';
import { readToken } from './read-token.ts';

/** Under TLS the browser itself refuses a cookie of this name that another host or path tries to plant. */
const nameOf = (secure: boolean): string => (secure ? '__Host-lead' : 'lead');

export const readLeadToken = (request: FastifyRequest, secure: boolean): string | undefined =>
  readToken(request, nameOf(secure));

export function setLeadToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: absoluteHours * 3600,
  });
}
