import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { apiPolicy } from '../../../server/http/security-headers.ts';
import { confirmationPolicy } from '../../../server/messages/confirmation-page.ts';
import { panelPolicy } from '../../../server/site/panel-document.ts';
import { pagePolicy } from '../../../src/contract/page-policy.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

const own = 'Content-Type: application/json\r\nX-Requested-With: ultrafibra\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: loja.example\r\nConnection: close\r\n\r\n`;
const post = (path: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: loja.example\r\nConnection: close\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

/** A raw request, for input that clients refuse to send. */
async function reply(address: string, request: string): Promise<{ status: string; headers: Headers }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  );
  return { status: line.split(' ')[1] ?? '', headers };
}

const requests = [
  ['an answer', '200', get('/api/banks')],
  ['a refusal', '403', post('/api/lead-v2', 'Content-Type: application/json\r\nCookie: lead=x\r\n', '{}')],
  ['what is not there', '404', get('/api/nada')],
  ['a page that is not there', '404', get('/nada.html')],
  ['the panel, which was not built', '404', get('/painel')],
  ['a page of a message', '404', get('/mensagens/contrato/x')],
  ['another method', '405', get('/api/lead-v2')],
  ['a broken address', '400', get('/api/lead/%E0%A4%A')],
  ['too much', '413', post('/api/lead-v2', own, 'x'.repeat(33 * 1024))],
  ['headers without end', '431', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['what is no HTTP', '400', 'hello\r\n\r\n'],
] as const;

it.each(requests)('security headers are set on every kind of answer: %s', async (_name, status, request) => {
  const server = await openTestServer({ behindTls: true, subdomainsByTls: true });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await reply(address, request);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin-when-cross-origin)$/),
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(answer.headers.has('server')).toBe(false);
});

it('HSTS covers subdomains only where that is configured', async () => {
  const server = await openTestServer({ behindTls: true });
  const { headers } = await server.browser().send({ method: 'GET', url: '/api/banks' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

it('a write from a page without TLS is refused where the site has TLS', async () => {
  const server = await openTestServer({ behindTls: true });
  const write = (origin: string) =>
    server.browser().send({
      method: 'POST',
      url: '/api/supportRequest',
      headers: {
        host: 'loja.example',
        'content-type': 'application/json',
        'x-requested-with': 'ultrafibra',
        origin,
      },
      payload: JSON.stringify({ telephone: '11987654321' }),
    });
  expect((await write('http://loja.example')).status).toBe(403);
  expect((await write('https://loja.example')).status).toBe(200);
});

const page = {
  scripts: ['sha256-QQ=='],
  styles: ['sha256-QQ=='],
  partner: null,
  apiOrigins: [],
  loadsScripts: true,
};

it.each([
  ['of a page', pagePolicy(page)],
  ['of a page with a partner', pagePolicy({ ...page, partner: 'https://parceiro.example/a.js' })],
  ['of the panel', panelPolicy('bm9uY2Vub25jZW5vbmNl')],
  ['of the API', apiPolicy],
  ['of a page that a message leads to', confirmationPolicy],
])('the %s policy has no weakness known to Google’s evaluator', (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const weak = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
  expect(weak.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
});

it('Google’s evaluator finds the weakness of an unsafe policy', () => {
  const findings = new CspEvaluator(new CspParser("script-src 'unsafe-inline'").csp).evaluate();
  expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true);
});
