import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Site {
  /** TLS ends at a proxy: the site is https although this process receives http. */
  readonly behindTls: boolean;
  readonly allowedOrigins: readonly string[];
}

export const visitorCookies = ['lead', 'device'] as const;

export type VisitorCookie = ReturnType<typeof visitorCookie>;

/**
 * An HttpOnly cookie that identifies a visitor's browser. Over TLS the `__Host-` name keeps other hosts and paths from planting the cookie. Other allowed origins need
 * `SameSite=None`, which requires TLS; the origin check decides which of them may read and write.
 */
export function visitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { behindTls, allowedOrigins }: Site,
  purpose: (typeof visitorCookies)[number],
) {
  const secure = behindTls || request.protocol === 'https';
  const name = secure ? `__Host-${purpose}` : purpose;
  const sameSite = secure && allowedOrigins.length > 0 ? 'none' : 'lax';
  return {
    read: (): string | undefined => request.cookies[name],
    set: (value: string, hours: number): void => {
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite, secure, maxAge: hours * 3600 });
    },
  };
}
