import type { CallFailure } from '../../src/api/call-result.ts';
import { createClient } from '../../src/api/client.ts';
import { readReply } from '../../src/api/read-reply.ts';
import { getHealth } from '../../src/contract/calls/catalogue.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const text = (status: number, type: string, body: string): Response =>
  new Response(body, {
    status,
    statusText: status === 500 ? 'Internal Server Error' : '',
    headers: { 'content-type': type },
  });

/** Every way in which a host may fail to answer, and the sentence of the specification for it. */
const replies: Readonly<Record<string, { reply: () => Response; says: RegExp }>> = {
  'HTTP 500': {
    reply: () => text(500, 'text/html', '<h1>Erro</h1>'),
    says: /^Erro HTTP 500 Internal Server Error$/,
  },
  'an empty body': {
    reply: () => text(200, 'application/json', ''),
    says: /^(Gravação dos dados do usuário retornou vazia|Resposta vazia do servidor)$/,
  },
  'success: false': {
    reply: () => json(200, { success: false }),
    says: /^Erro no servidor\. Por favor tente novamente mais tarde$/,
  },
  'an error field': {
    reply: () => json(200, { error: 'Cadastro em manutenção.' }),
    says: /^Cadastro em manutenção\.$/,
  },
  'an erro field': {
    reply: () => json(200, { erro: 'Cadastro em manutenção.' }),
    says: /^Cadastro em manutenção\.$/,
  },
  'a message field': {
    reply: () => json(500, { message: 'Cadastro em manutenção.' }),
    says: /^Cadastro em manutenção\.$/,
  },
  'a mensagem field': {
    reply: () => json(503, { mensagem: 'Cadastro em manutenção.' }),
    says: /^Cadastro em manutenção\.$/,
  },
  'a missing property': {
    reply: () => json(200, { version: 'x' }),
    says: /^Propriedades não encontradas na resposta: \w/,
  },
  'another content type': {
    reply: () => text(200, 'text/html', '<html></html>'),
    says: /^Resposta do servidor em formato inválido text\/html$/,
  },
  'what cannot be parsed': {
    reply: () => text(200, 'application/json', '{"success":'),
    says: /^Resposta do servidor corrompida$/,
  },
};

async function failureOf(endpoint: Endpoint, response: Response): Promise<CallFailure> {
  const result = readReply(endpoint, { response, text: await response.text() });
  if (result.ok) throw new Error(`${endpoint.path} takes that for an answer.`);
  return result.failure;
}

async function unanswered(fetch: typeof globalThis.fetch, timeoutSeconds: number): Promise<CallFailure> {
  const client = createClient({ fetch, base: () => 'http://shop/api/', timeoutSeconds });
  const result = await client.call(getHealth, {});
  if (result.ok) throw new Error('Nobody should have answered.');
  return result.failure;
}

const never: typeof fetch = (_, options) =>
  new Promise((_resolve, reject) =>
    options?.signal?.addEventListener('abort', () => reject(new Error('late'))),
  );

interface FailingReply {
  kind: string;
  failureOf: (endpoint: Endpoint) => Promise<CallFailure>;
  says: RegExp;
}

/** The same, as the client tells them. */
export const failingReplies: readonly FailingReply[] = [
  ...Object.entries(replies).map(([kind, { reply, says }]) => ({
    kind,
    failureOf: (endpoint: Endpoint) => failureOf(endpoint, reply()),
    says,
  })),
  {
    kind: 'no answer in time',
    failureOf: () => unanswered(never, 0.001),
    says: /^O servidor demorou muito pra responder \([\d.]+s\)$/,
  },
  {
    kind: 'a line that breaks',
    failureOf: () => unanswered(() => Promise.reject(new TypeError('fetch failed')), 30),
    says: /^Erro de rede: sua conexão caiu ou o servidor está fora do ar$/,
  },
];
