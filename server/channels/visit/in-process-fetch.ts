import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';

/** The cookies of a visitor who has no browser, by name. */
export type CookieJar = Record<string, string>;

export interface InProcess {
  readonly inject: FastifyInstance['inject'];
  readonly siteUrl: string;
  /** Opens what a repeated call had opened before: its cookie was lost with the reply. */
  readonly openAgain: (ids: readonly string[], jar: CookieJar) => Promise<void>;
}

const opened = z.object({
  id: z.nullish(z.string()),
  idLead: z.nullish(z.string()),
  id_renewal_request: z.nullish(z.string()),
});

/**
 * Calls the API of this process as a page of the channel's face would, with cookies, limits and checks. `address`: what
 * stands for the visitor's network, so that nobody meets the limits of others.
 */
export const inProcessFetch =
  ({ inject, siteUrl, openAgain }: InProcess, jar: CookieJar, address: string, page: () => string) =>
  async (path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const reply = await inject({
      method: asMethod(method),
      url: path,
      remoteAddress: address,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        host: new URL(siteUrl).host,
        referer: `${siteUrl}${page()}`,
        cookie: cookiesOf(jar),
      },
      ...(typeof body === 'string' && { payload: body }),
    });
    for (const { name, value } of reply.cookies) jar[name] = value;
    if (reply.headers['idempotent-replayed'] !== undefined) await openAgain(idsIn(reply.payload), jar);
    return new Response(withoutBody.has(reply.statusCode) ? null : reply.payload, {
      status: reply.statusCode,
      headers: readableHeaders(reply.headers),
    });
  };

const withoutBody: ReadonlySet<number> = new Set([204, 304]);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const asMethod = (name: string) => methods.find((one) => one === name) ?? 'POST';

const cookiesOf = (jar: CookieJar): string =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

function idsIn(payload: string): string[] {
  const { data } = opened.safeParse(jsonIn(payload));
  return [data?.id, data?.idLead, data?.id_renewal_request].flatMap((id) => id ?? []);
}

const readableHeaders = (headers: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'set-cookie' ? [] : [[name, String(value)]],
  );
