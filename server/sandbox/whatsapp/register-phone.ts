import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { eventStreams } from '../../http/event-streams.ts';
import { apiPolicy, securePanel } from '../../http/security-headers.ts';
import type { CloudApi } from './cloud-api.ts';
import { type FormClient, formAsked } from './form-client.ts';

export const sandboxWhatsAppPath = '/sandbox/whatsapp';

const policy = `${apiPolicy}; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'`;

const read = (path: string) => readFileSync(join(import.meta.dirname, path));
const fromSite = (path: string) => read(`../../../src/ui/${path}`);

const font = 'fonts/figtree-latin.woff2';
const styles = ['tokens.css', 'layout.css', 'typeface.css', 'base.css'];

/** The files of the page, in no visitor's build. */
const files = (): Readonly<Record<string, readonly [type: string, content: string | Buffer]>> => ({
  '/': ['text/html', read('phone.html')],
  '/phone.css': ['text/css', [...styles.map(fromSite), read('phone.css')].join('\n')],
  '/phone.js': ['text/javascript', read('phone.js')],
  '/phone-form.js': ['text/javascript', read('phone-form.js')],
  [`/${font}`]: ['font/woff2', fromSite(font)],
});

const said = z.object({
  phone: z.string().check(z.regex(/^\d{8,15}$/)),
  name: z.string().check(z.maxLength(80)),
  message: z.looseObject({ type: z.string() }),
});

const filled = z.object({ phone: said.shape.phone, name: said.shape.name, asked: formAsked });

/** The stand-in of the Cloud API, and a page with a phone and the requests of both sides. */
export async function registerPhone(app: FastifyInstance, api: CloudApi, form?: FormClient): Promise<void> {
  securePanel(app);
  const open = eventStreams(app);

  app.post<{ Params: { phoneId: string } }>(
    `${sandboxWhatsAppPath}/graph/:version/:phoneId/messages`,
    async ({ params: { phoneId }, headers: { authorization }, body }, reply) => {
      const answered = await api.take({ phoneId, authorization, body });
      return reply.status(answered.status).send(answered.body);
    },
  );

  const file = { parseAs: 'buffer', bodyLimit: 6e6 } as const;
  app.addContentTypeParser('multipart/form-data', file, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer<ArrayBuffer> }>(
    `${sandboxWhatsAppPath}/graph/:version/:phoneId/media`,
    async ({ headers, body }, reply) => {
      const isOurs = api.holdsToken(headers.authorization);
      const id = isOurs ? await api.media.take(headers['content-type'] ?? '', body) : undefined;
      return reply.status(id === undefined ? 400 : 200).send({ id });
    },
  );

  // Who has the phone sees what was sent to it.
  app.get<{ Params: { id: string } }>(`${sandboxWhatsAppPath}/sent/:id`, async ({ params }, reply) => {
    const { type = 'application/octet-stream', content } = api.media.file(params.id) ?? {};
    return content ? reply.type(type).send(content) : reply.status(404).send();
  });

  const find = (path: string, inMedia: (name: string, under: string) => unknown) =>
    app.get<{ Params: { name: string } }>(`${sandboxWhatsAppPath}/${path}/:name`, async (request, reply) => {
      const { params, headers, protocol, host } = request;
      const under = `${protocol}://${host}${sandboxWhatsAppPath}/files`;
      const found = api.holdsToken(headers.authorization) ? inMedia(params.name, under) : undefined;
      return reply.status(found === undefined ? 404 : 200).send(found);
    });
  find('graph/:version', api.media.link);
  find('files', api.media.content);

  app.post(`${sandboxWhatsAppPath}/messages`, async (request, reply) => {
    const { data } = said.safeParse(request.body);
    if (data === undefined) return reply.status(400).send({ error: 'Mensagem inválida' });
    return { id: await api.says(data, data.message) };
  });

  app.get(`${sandboxWhatsAppPath}/form`, async () => form?.json ?? {});

  app.post(`${sandboxWhatsAppPath}/form`, async (request, reply) => {
    const { data } = filled.safeParse(request.body);
    if (data === undefined || form === undefined)
      return reply.status(400).send({ error: 'Formulário inválido' });
    return form.fill(data, data.asked);
  });

  app.get(`${sandboxWhatsAppPath}/events`, async (request, reply) => {
    const stream = open(request, reply, { beat: () => {}, ended: () => end() });
    const seen = Number(request.headers['last-event-id'] ?? 0);
    // What has passed is told at once: one by one, a long talk would be too much for the stream.
    const tell = (data: CloudApi['exchanges']) =>
      stream.tell({ id: String(data.at(-1)?.number ?? seen), name: 'exchanges', data });
    const end = api.watch((exchange) => tell([exchange]));
    tell(api.exchanges.filter(({ number }) => number > seen));
    return stream.send();
  });

  for (const [path, [type, content]] of Object.entries(files()))
    app.get(`${sandboxWhatsAppPath}${path}`, async (_request, reply) =>
      reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(content),
    );
}
