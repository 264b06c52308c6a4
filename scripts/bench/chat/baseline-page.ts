import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { conversationWords } from '../../../src/content/conversation/words.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { freePort } from '../../free-port.ts';

const question = (name: string, step: StepId, inputMode: string, autoComplete: string) => ({
  name,
  text: everyStepWords[step].bubble,
  inputMode,
  autoComplete,
});

/** The conversation's questions up to the last measured one. */
const questions = [
  question('cep', 'cep', 'numeric', 'postal-code'),
  question('number', 'nr-imovel', 'numeric', 'off'),
  question('name', 'nome', 'text', 'name'),
  question('phone', 'telefone', 'tel', 'tel-national'),
  question('email', 'email', 'email', 'email'),
  question('birth_date', 'data-nascimento', 'numeric', 'bday'),
  question('mothers_name', 'nome-mae', 'text', 'off'),
  question('cpf', 'cpf', 'numeric', 'off'),
];

/** Serves the hand-written page pre-compressed, as the real server does. */
export async function serveBaselinePage(): Promise<AsyncDisposable & { url: string }> {
  const body = brotliCompressSync(
    readFileSync(join(import.meta.dirname, 'baseline-page.html'), 'utf8')
      .replace(/\n\s*/g, '\n')
      .replace('<!-- greeting -->', () => conversationWords.greeting)
      .replace('<!-- question -->', () => everyStepWords.cep.bubble)
      .replace('/* questions */ []', () => JSON.stringify(questions)),
  );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
