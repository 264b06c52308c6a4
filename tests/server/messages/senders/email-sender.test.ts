import { createServer as createTcpServer } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it, onTestFinished } from 'vitest';
import { htmlRules } from '../../../../scripts/checks/html-rules.ts';
import { emailHtml } from '../../../../server/messages/email-html.ts';
import { messageKinds } from '../../../../server/messages/message-kinds.ts';
import { emailSender } from '../../../../server/messages/senders/email-sender.ts';
import { codeItem, orderItem, recoveryItem } from './message-items.ts';

const from = 'Ultrafibra <loja@loja.example>';

/** A real SMTP server on loopback that records messages. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: { to: string[]; mail: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      readText(stream).then((mail) => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { taken, url: `smtp://127.0.0.1:${port}` };
}

const answered = (code: number) => Object.assign(new Error('no'), { responseCode: code });

it('an e-mail is sent with text, HTML and files under the id of the message', async () => {
  const { taken, url } = await mailServer();
  expect(await emailSender({ url, from })(orderItem)).toEqual({ kind: 'taken' });
  const [{ to, mail } = { to: [], mail: '' }] = taken;
  expect(to).toEqual([orderItem.to]);
  expect(mail).toContain(`Message-ID: <${orderItem.id}@loja.example>`);
  expect(mail).toContain('From: Ultrafibra <loja@loja.example>');
  expect(mail).toContain('text/plain; charset=utf-8');
  expect(mail).toContain('text/html; charset=utf-8');
  const pdf =
    /filename=pedido-UF-0123456789A\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? '';
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')));
  const { text } = await extractText(document, { mergePages: true });
  for (const part of [
    'UF-0123456789A',
    '20261123-ABCDEF',
    'R$ 1,23/mês',
    '27/11/2026',
    'Como desistir',
    '7 dias',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
});

it.each([
  [
    'a recipient that is not there',
    { onRcptTo: (_to, _session, done) => done(answered(550)) },
    'refused',
    'smtp 550',
  ],
  ['a full mailbox', { onRcptTo: (_to, _session, done) => done(answered(452)) }, 'not-taken', 'smtp 452'],
  [
    'a server that closes its door',
    { onConnect: (_session, done) => done(answered(421)) },
    'not-taken',
    'smtp 421',
  ],
  [
    'mail that is refused at its end',
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(answered(554))) },
    'refused',
    'smtp 554',
  ],
  [
    'a server that is busy at the end',
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(answered(451))) },
    'not-taken',
    'smtp 451',
  ],
] satisfies [string, SMTPServerOptions, string, string][])(
  'the e-mail sender reports %s',
  async (_what, options, kind, reason) => {
    const { url, taken } = await mailServer(options);
    expect(await emailSender({ url, from })(codeItem)).toEqual({ kind, reason });
    expect(taken).toEqual([]);
  },
);

it('an e-mail server that falls silent after the message leaves the result unknown', async () => {
  const { url } = await mailServer({ onData: (stream) => void stream.resume() });
  // Half of the timeout is for the greeting, which is slow on a busy machine.
  expect(await emailSender({ url, from, timeoutMs: 2000 })(codeItem)).toMatchObject({ kind: 'unknown' });
});

it('an e-mail server that is unreachable or silent took nothing', async () => {
  const silent = createTcpServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await emailSender({ url, from, timeoutMs: 300 })(codeItem)).toMatchObject({ kind: 'not-taken' });
  await new Promise((resolve) => silent.close(resolve));
  expect(await emailSender({ url, from, timeoutMs: 300 })(codeItem)).toMatchObject({ kind: 'not-taken' });
});

it('an e-mail server that refuses the password took nothing', async () => {
  const { url } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(answered(535)),
  });
  const withPassword = url.replace('smtp://', 'smtp://ana:wrong@');
  expect(await emailSender({ url: withPassword, from })(codeItem)).toMatchObject({
    kind: 'not-taken',
    reason: 'smtp 535',
    untilFixed: true,
  });
});

it.each([codeItem, orderItem])(
  'an e-mail has valid HTML in which every value is text: $kind',
  async ({ kind, data }) => {
    const page = emailHtml(
      messageKinds[kind === 'order-confirmation' ? kind : 'collaborator-code'].contentOf(data),
    );
    expect(page).not.toContain('<Souza>');
    const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
    const report = await validator.validateString(page);
    const complaints = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    expect(complaints.filter((line) => !line.startsWith('no-inline-style'))).toEqual([]);
  },
);

it('an e-mail with an offer can be unsubscribed by one press; one with a code cannot', async () => {
  const { taken, url } = await mailServer();
  const send = emailSender({ url, from });
  await send(recoveryItem);
  await send(codeItem);
  const [offer = '', code = ''] = taken.map(({ mail }) => mail);
  expect(offer).toMatch(/^List-Unsubscribe:\s+<https:\/\/loja\.example\/mensagens\/parar\/x>/im);
  expect(offer).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(code).not.toMatch(/^List-Unsubscribe/im);
});
