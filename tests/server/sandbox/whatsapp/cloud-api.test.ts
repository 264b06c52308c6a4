import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { sandboxWhatsApp } from '../../../../server/sandbox/whatsapp/sandbox-whatsapp.ts';
import { dayMs } from '../../../../src/brazil/durations.ts';
import { openCloudApi, phone } from '../../channels/whatsapp/open-cloud-api.ts';

const hello = { type: 'text', text: { body: 'oi' } };
const whole = (message: object) => ({ messaging_product: 'whatsapp', to: phone, ...message });

const take = async (message: object, authorization = 'Bearer token') => {
  const shop = await openCloudApi();
  return shop.api.take({ phoneId: '100', authorization, body: whole(message) });
};

const choices = (many: number, title = 'Opção') =>
  Array.from({ length: many }, (_, at) => ({ id: `${at}`, title: `${title} ${at}` }));
const buttons = (replies: readonly object[], text = 'Qual?') => ({
  type: 'interactive',
  interactive: {
    ...{ type: 'button', body: { text } },
    action: { buttons: replies.map((reply) => ({ type: 'reply', reply })) },
  },
});
const list = (rows: readonly object[], button = 'Ver') => ({
  type: 'interactive',
  interactive: { type: 'list', body: { text: 'Qual?' }, action: { button, sections: [{ rows }] } },
});

it.each([
  ['a text', hello],
  ['three buttons', buttons(choices(3))],
  ['ten rows', list(choices(10))],
])('the stand-in takes %s', async (_what, message) => {
  expect(await take(message)).toMatchObject({
    status: 200,
    body: { messages: [{ id: expect.any(String) }] },
  });
});

it.each([
  ['a text that is too long', { type: 'text', text: { body: 'a'.repeat(4097) } }],
  ['an empty text', { type: 'text', text: { body: '' } }],
  ['a fourth button', buttons(choices(4))],
  ['a long title of a button', buttons(choices(1, 'Uma opção comprida demais'))],
  [
    'a title twice',
    buttons([
      { id: '1', title: 'Sim' },
      { id: '2', title: 'Sim' },
    ]),
  ],
  ['a body that is too long', buttons(choices(1), 'a'.repeat(1025))],
  ['an eleventh row', list(choices(11))],
  ['a long title of a row', list([{ id: '1', title: 'a'.repeat(25) }])],
  ['a long description', list([{ id: '1', title: 'a', description: 'a'.repeat(73) }])],
  ['a long button of a list', list(choices(1), 'a'.repeat(21))],
  ['an unknown type', { type: 'carousel' }],
  ['no recipient', { ...hello, to: undefined }],
])('the stand-in refuses %s as Meta does', async (_what, message) => {
  expect(await take(message)).toMatchObject({ status: 400, body: { error: { code: 131009 } } });
});

it('the stand-in refuses another token', async () => {
  expect(await take(hello, 'Bearer other')).toMatchObject({ status: 401, body: { error: { code: 190 } } });
});

it('the stand-in reports what it delivered by signed calls, and outside of 24 hours that it did not', async () => {
  const shop = await openCloudApi();
  const reports = () =>
    shop.delivered.flatMap(({ body }) => JSON.parse(body).entry[0].changes[0].value.statuses ?? []);
  const send = async (message = whole(hello)) => {
    await shop.api.take({ phoneId: '100', authorization: 'Bearer token', body: message });
    await shop.api.settled();
  };
  await shop.api.says({ phone, name: 'Ana' }, hello);
  await send();
  expect(reports().map(({ status }) => status)).toEqual(['sent', 'delivered', 'read']);
  for (const { body, signature } of shop.delivered)
    expect(signature).toBe(`sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`);
  shop.pass(dayMs);
  await send();
  expect(reports().at(-1)).toMatchObject({ status: 'failed', errors: [{ code: 131047 }] });
  await send({ ...whole(hello), to: '5511900000000' });
  expect(reports().at(-1)).toMatchObject({ status: 'failed', errors: [{ code: 131026 }] });
});

it('the stand-in of a sandbox that has just started delivers to whoever may have written before', async () => {
  const reported = Promise.withResolvers<unknown>();
  const standIn = sandboxWhatsApp({
    ...{ host: '127.0.0.1', port: await freePort(), webhookPath: '/webhook', random: systemRandom },
    ...{ forms: { path: '/forms', json: {} }, clock: () => new Date() },
  });
  const app = Fastify();
  app.post('/webhook', ({ body }) => {
    reported.resolve(body);
    return {};
  });
  await app.register(standIn.register);
  onTestFinished(() => app.close());
  await app.listen({ port: Number(new URL(standIn.settings.url).port), host: '127.0.0.1' });

  const headers = { 'content-type': 'application/json', authorization: `Bearer ${standIn.settings.token}` };
  const sent = { method: 'POST', headers, body: JSON.stringify(whole(hello)) };
  await fetch(`${standIn.settings.url}/${standIn.settings.phoneId}/messages`, sent);

  expect(await reported.promise).toMatchObject({
    entry: [{ changes: [{ value: { statuses: [{ status: 'sent' }] } }] }],
  });
});

it('the page of the stand-in runs only its own files, and tells what passed', async () => {
  const { app, api } = await openCloudApi();
  const page = await app.inject('/sandbox/whatsapp/');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['x-robots-tag']).toBe('noindex');
  for (const [, file] of page.body.matchAll(/(?:src|href)="(\/sandbox[^"]+)"/g))
    expect((await app.inject(file ?? '')).statusCode).toBe(200);
  const say = (from: string) =>
    app.inject({
      ...{ method: 'POST', url: '/sandbox/whatsapp/messages' },
      payload: { phone: from, name: 'Ana', message: hello },
    });
  expect((await say(phone)).statusCode).toBe(200);
  expect(api.exchanges).toMatchObject([{ direction: 'in', person: phone }]);
  expect((await say('eu')).statusCode).toBe(400);
});

it('a phone that opens again gets a long talk whole, at once', async () => {
  const { api, url } = await openCloudApi();
  const said = Array.from({ length: 300 }, (_, at) => ({
    type: 'text',
    text: { body: `${at}`.repeat(200) },
  }));
  for (const message of said) await api.says({ phone, name: 'Ana' }, message);
  const { body } = await fetch(`${url}/sandbox/whatsapp/events`);
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.endsWith('\n\n') && text.includes('data: ')) break;
  }
  expect(JSON.parse(text.split('data: ').at(-1) ?? '')).toEqual(api.exchanges);
});

it('a file is sent by the id of its upload, the phone shows it, and what was not uploaded is refused', async () => {
  const { settings, api } = await openCloudApi();
  const upload = async (form: Readonly<Record<string, string | Blob>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.set(name, value);
    const headers = { authorization: 'Bearer token' };
    const reply = await fetch(`${settings.url}/100/media`, { method: 'POST', headers, body });
    return { status: reply.status, id: Object(await reply.json()).id };
  };
  const [type, file] = ['image/png', new Blob(['picture'], { type: 'image/png' })];
  expect(await upload({ type, file })).toMatchObject({ status: 400 });
  const { id } = await upload({ messaging_product: 'whatsapp', type, file });
  const send = (image: object) =>
    api.take({
      ...{ phoneId: '100', authorization: 'Bearer token' },
      body: whole({ type: 'image', image }),
    });
  expect(await send({ id })).toMatchObject({ status: 200 });
  expect(await send({ id: 'unknown' })).toMatchObject({ status: 400 });
  const shown = await fetch(new URL(`/sandbox/whatsapp/sent/${id}`, settings.url));
  expect(shown.headers.get('content-type')).toBe(type);
  expect(await shown.text()).toBe('picture');
});
