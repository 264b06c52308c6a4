import { describe, expect, it } from 'vitest';
import { smsSender } from '../../../../server/messages/senders/sms-sender.ts';
import { whatsappSender } from '../../../../server/messages/senders/whatsapp-sender.ts';
import { whatsappErrors } from '../../../../src/content/operator/whatsapp-errors.ts';
import { listening } from '../../gateways/listening.ts';
import { breaksOff, hangs, nobody, says, standIn } from '../../gateways/stand-in.ts';
import { linkItem } from './message-items.ts';

const clock = () => new Date('2026-11-23T15:00:00Z');
const accepted = () => ({ body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } });

/** A long timeout by default, because busy machines are slow; short only where a timeout is expected. */
const senders = {
  whatsapp: (url: string, timeoutMs = 20_000) =>
    whatsappSender({ url, phoneId: '123', token: 't', timeoutMs }, clock),
  sms: (url: string, timeoutMs = 20_000) => smsSender({ url, token: 't', timeoutMs }, clock),
} as const;

it('WhatsApp is asked for a template, with its values and the id of the message', async () => {
  const { url, asked } = await listening(accepted);
  expect(await senders.whatsapp(url)(linkItem)).toEqual({ kind: 'taken', providerId: 'wamid.1' });
  expect(asked).toMatchObject([
    {
      path: '/123/messages',
      headers: { authorization: 'Bearer t' },
      body: {
        messaging_product: 'whatsapp',
        to: '5511987654321',
        type: 'template',
        biz_opaque_callback_data: linkItem.id,
        template: {
          name: 'continuar_pedido',
          language: { code: 'pt_BR' },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: '26/11/2026 às 12:00' }] },
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: 'chat/?l=1' }],
            },
          ],
        },
      },
    },
  ]);
});

it('WhatsApp gets a code twice: in the text and in the button that copies it', async () => {
  const { url, asked } = await listening(accepted);
  await senders.whatsapp(url)({ ...linkItem, kind: 'order-code', data: { code: '482913' } });
  const parameters = [{ type: 'text', text: '482913' }];
  expect(asked).toMatchObject([
    {
      body: {
        template: {
          name: 'codigo_pedido',
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      },
    },
  ]);
});

it('a message without a template is refused before WhatsApp is asked', async () => {
  const { url, asked } = await listening(accepted);
  const item = { ...linkItem, kind: 'collaborator-code', data: { code: '482913' } };
  expect(await senders.whatsapp(url)(item)).toEqual({ kind: 'refused', reason: 'no template' });
  expect(asked).toEqual([]);
});

const error = (code: number) =>
  JSON.stringify({
    error: {
      message: `(#${code}) An error`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'What happened' },
      fbtrace_id: 'A',
    },
  });

const outcomes = {
  next: { kind: 'refused' },
  stop: { kind: 'refused', isFinal: true },
  wait: { kind: 'not-taken' },
  fix: { kind: 'not-taken', untilFixed: true },
} as const;

it.each(Object.entries(whatsappErrors).map(([code, { action }]) => [Number(code), action] as const))(
  'the error %i of WhatsApp leads to %s, whatever status it comes with',
  async (code, action) => {
    for (const status of [400, 429, 500]) {
      const url = await standIn(says({ status, body: error(code) }));
      const expected = { ...outcomes[action], reason: `whatsapp ${code}` };
      expect(await senders.whatsapp(url)(linkItem)).toEqual(expected);
    }
  },
);

it('an error of WhatsApp without a rule is read by its status', async () => {
  const url = await standIn(says({ status: 400, body: error(999_999) }));
  expect(await senders.whatsapp(url)(linkItem)).toEqual({ kind: 'refused', reason: 'http 400' });
});

it('the SMS gateway gets number, text and an idempotency key', async () => {
  const { url, asked } = await listening(() => ({ body: {} }));
  expect(await senders.sms(url)(linkItem)).toEqual({ kind: 'taken' });
  expect(asked).toMatchObject([
    {
      headers: { authorization: 'Bearer t', 'idempotency-key': linkItem.id },
      body: { id: linkItem.id, to: '+5511987654321' },
    },
  ]);
  expect(JSON.stringify(asked)).toContain('https://loja.example/chat/?l=1');
});

it('an answer of WhatsApp without an id leaves the result unknown', async () => {
  const url = await standIn(says({ body: 'ok' }));
  expect(await senders.whatsapp(url)(linkItem)).toMatchObject({ kind: 'unknown' });
});

describe.each(Object.entries(senders))('the sender by %s', (_name, senderAt) => {
  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [302, 'refused'],
    [408, 'not-taken'],
    [500, 'not-taken'],
    [503, 'not-taken'],
  ])('the sender reads an answer of %i as %s', async (status, kind) => {
    const url = await standIn(says({ status, body: '{}' }));
    expect(await senderAt(url)(linkItem)).toEqual({ kind, reason: `http ${status}` });
  });

  it.each([
    ['90', 90_000],
    ['Mon, 23 Nov 2026 15:02:00 GMT', 120_000],
    ['soon', undefined],
  ])('a 429 with %s is waited for', async (asked, retryAfter) => {
    const url = await standIn((_, response) => {
      response.writeHead(429, { 'retry-after': asked }).end();
    });
    expect(await senderAt(url)(linkItem)).toEqual({
      kind: 'not-taken',
      reason: 'http 429',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  });

  it('an unreachable service took nothing', async () => {
    expect(await senderAt(await nobody())(linkItem)).toEqual({
      kind: 'not-taken',
      reason: 'http ECONNREFUSED',
    });
  });

  it('a silent service leaves the result unknown', async () => {
    expect(await senderAt(await standIn(hangs), 1000)(linkItem)).toMatchObject({ kind: 'unknown' });
  });

  it.each([
    ['an answer that breaks off', breaksOff],
    ['a reset', (request) => void request.socket.resetAndDestroy()],
  ] satisfies [string, Parameters<typeof standIn>[0]][])(
    'the result is unknown when %s',
    async (_what, listener) => {
      expect(await senderAt(await standIn(listener))(linkItem)).toMatchObject({ kind: 'unknown' });
    },
  );
});
