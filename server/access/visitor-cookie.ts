import type { FastifyReply, FastifyRequest } from 'fastify';

interface Site {
  /** The site's address is https even where this process hears plain http. */
  readonly behindTls: boolean;
  /** Other sites of ours that may call. */
  readonly allowedOrigins: readonly string[];
}

export const visitorCookies = ['lead', 'device'] as const;

/** A cookie that keeps a visitor's browser apart from others; no script reads it. */
export interface VisitorCookie {
  read(): string | undefined;
  set(value: string, hours: number): void;
}

/**
 * Under TLS the browser itself refuses a cookie of this name that another host or path tries to plant. Another site of ours
 * gets it along only with `SameSite=None`, which browsers take under TLS alone; who may read and write is then judged by
 * the origin, as it is anyway.
 */
export function visitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { behindTls, allowedOrigins }: Site,
  purpose: (typeof visitorCookies)[number],
): VisitorCookie {
  const secure = behindTls || request.protocol === 'https';
  const name = secure ? `__Host-${purpose}` : purpose;
  const sameSite = secure && allowedOrigins.length > 0 ? 'none' : 'lax';
  return {
    read: () => request.cookies[name],
    set: (value, hours) => {
      reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite, secure, maxAge: hours * 3600 });
    },
  };
}
