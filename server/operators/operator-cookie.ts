import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken } from '../access/read-token.ts';
import { kept } from '../database/retention-ages.ts';
import type { Random } from '../protection/random.ts';

const nameOf = (secure: boolean, name = 'painel'): string => (secure ? `__Host-${name}` : name);

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

/** The token by which an account recognises a browser; it outlives the session and opens nothing. */
export function operatorDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  random: Random,
  secure: boolean,
): string {
  const name = nameOf(secure, 'painel-device');
  const token = readToken(request.cookies[name]) ?? Buffer.from(random.bytes(32)).toString('base64url');
  reply.setCookie(name, token, { ...attributes(secure), maxAge: kept.operatorDevices / 1000 });
  return token;
}

/**
 * What a browser keeps while it is at the company's own provider, which it comes back from by a link of another site:
 * so not `strict`.
 */
export const signInCookie = (secure: boolean) => ({
  name: nameOf(secure, 'painel-entrada'),
  attributes: { ...attributes(secure), sameSite: 'lax' } as const,
});
