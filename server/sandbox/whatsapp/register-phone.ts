import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { eventStreams } from '../../http/event-streams.ts';
import { apiPolicy, securePanel } from '../../http/security-headers.ts';
import type { CloudApi } from './cloud-api.ts';

export const sandboxWhatsAppPath = '/sandbox/whatsapp';

const policy = `${apiPolicy}; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'`;

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The files of the page, in no visitor's build. */
const files = (): Readonly<Record<string, readonly [type: string, text: string]>> => ({
  '/': ['text/html', read('phone.html')],
  '/phone.css': [
    'text/css',
    ['../../../src/ui/tokens.css', '../../../src/ui/base.css', 'phone.css'].map(read).join('\n'),
  ],
  '/phone.js': ['text/javascript', read('phone.js')],
});

const said = z.object({
  phone: z.string().check(z.regex(/^\d{8,15}$/)),
  name: z.string().check(z.maxLength(80)),
  message: z.looseObject({ type: z.string() }),
});

/** The stand-in of the Cloud API, and a page with a phone and the requests of both sides. */
export async function registerPhone(app: FastifyInstance, api: CloudApi): Promise<void> {
  securePanel(app);
  const open = eventStreams(app);

  app.post<{ Params: { phoneId: string } }>(
    `${sandboxWhatsAppPath}/graph/:version/:phoneId/messages`,
    async ({ params: { phoneId }, headers: { authorization }, body }, reply) => {
      const answered = await api.take({ phoneId, authorization, body });
      return reply.status(answered.status).send(answered.body);
    },
  );

  app.post(`${sandboxWhatsAppPath}/messages`, async (request, reply) => {
    const { data } = said.safeParse(request.body);
    if (data === undefined) return reply.status(400).send({ error: 'Mensagem inválida' });
    return { id: await api.says(data, data.message) };
  });

  app.get(`${sandboxWhatsAppPath}/events`, async (request, reply) => {
    const stream = open(request, reply, { beat: () => {}, ended: () => end() });
    const seen = Number(request.headers['last-event-id'] ?? 0);
    const tell = (exchange: CloudApi['exchanges'][number]) =>
      stream.tell({ id: String(exchange.number), name: 'exchange', data: exchange });
    const end = api.watch(tell);
    for (const exchange of api.exchanges) if (exchange.number > seen) tell(exchange);
    return stream.send();
  });

  for (const [path, [type, text]] of Object.entries(files()))
    app.get(`${sandboxWhatsAppPath}${path}`, async (_request, reply) =>
      reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(text),
    );
}
