import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken } from '../access/read-token.ts';

const nameOf = (secure: boolean): string => (secure ? '__Host-painel' : 'painel');

export const readOperatorToken = (request: FastifyRequest, secure: boolean): string | undefined =>
  readToken(request.cookies[nameOf(secure)]);

/** Ends with the browser, if the server does not end it before. No other site's link carries it along. */
export function setOperatorToken(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, attributes(secure));
}

export function clearOperatorToken(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(secure), attributes(secure));
}

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'strict', secure }) as const;
