import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken } from '../access/read-token.ts';

const nameOf = (secure: boolean): string => (secure ? '__Host-painel' : 'painel');

export const readOperatorToken = (request: FastifyRequest, secure: boolean): string | undefined =>
  readToken(request.cookies[nameOf(secure)]);

/** A session cookie, limited by the server's own timeout; SameSite keeps it out of cross-site requests. */
export function setOperatorToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, attributes(secure));
}

export function clearOperatorToken(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(secure), attributes(secure));
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;
