import { expect, it } from 'vitest';
import type { ChannelMessage } from '../../../../server/channels/channel-message.ts';
import { whatsappChannel } from '../../../../server/channels/whatsapp/client.ts';
import { dayMs } from '../../../../src/brazil/durations.ts';
import { hangs, standIn } from '../../gateways/stand-in.ts';
import { openCloudApi, phone } from './open-cloud-api.ts';

const text: ChannelMessage = { kind: 'text', text: 'oi' };
const long: ChannelMessage = { kind: 'text', text: 'uma palavra '.repeat(900) };

it('a message leaves with our id, so that its reports find it', async () => {
  const { api, asked, send } = await openCloudApi();
  await api.says({ phone, name: 'Ana' }, { type: 'text', text: { body: 'oi' } });
  const sent = await send(text);
  expect(sent).toMatchObject({ outcome: { kind: 'taken', providerId: expect.any(String) }, partsSent: 1 });
  expect(asked().at(-1)).toMatchObject({ body: { to: phone, biz_opaque_callback_data: 'our-id' } });
});

it.each([
  [131056, { kind: 'not-taken', reason: 'whatsapp 131056' }],
  [130429, { kind: 'not-taken', reason: 'whatsapp 130429' }],
  [80007, { kind: 'not-taken', reason: 'whatsapp 80007' }],
  [131048, { kind: 'not-taken', reason: 'whatsapp 131048' }],
  [131016, { kind: 'not-taken', reason: 'whatsapp 131016' }],
  [190, { kind: 'not-taken', reason: 'whatsapp 190', untilFixed: true }],
  [131026, { kind: 'refused', reason: 'whatsapp 131026' }],
  [131047, { kind: 'refused', reason: 'whatsapp 131047' }],
  [470, { kind: 'refused', reason: 'whatsapp 470' }],
  [999999, { kind: 'refused', reason: 'http 400' }],
])('the error %i of WhatsApp does what its row says', async (code, outcome) => {
  const { api, send } = await openCloudApi();
  api.refuseNext(code);
  expect(await send(text)).toEqual({ outcome, partsSent: 0 });
});

it('a long message goes in parts, and after a refusal from the part that was not taken', async () => {
  const { api, asked, send } = await openCloudApi();
  await api.says({ phone, name: 'Ana' }, { type: 'text', text: { body: 'oi' } });
  const { partsSent: parts } = await send(long);
  expect(parts).toBeGreaterThan(2);
  const ids = asked().map(({ body }) => JSON.stringify(body).includes('our-id'));
  expect(ids.filter(Boolean)).toHaveLength(1);
  const rest = await send(long, { partsSent: parts - 1 });
  expect(rest).toMatchObject({ outcome: { kind: 'taken' }, partsSent: parts });
});

it('the first part of a message says which it answers', async () => {
  const { api, asked, send } = await openCloudApi();
  const replyTo = await api.says({ phone, name: 'Ana' }, { type: 'text', text: { body: 'oi' } });
  await send(long, { replyTo });
  const [first, ...others] = asked().map(({ body }) => body);
  expect(first).toMatchObject({ context: { message_id: replyTo } });
  for (const other of others) expect(other).not.toHaveProperty('context');
});

it('outside of 24 hours a message is refused in words that the panel has', async () => {
  const { api, channel, clock } = await openCloudApi();
  const send = (message: ChannelMessage, ago: number) => {
    const lastInAt = new Date(clock().getTime() - ago).toISOString();
    return channel.send({ id: 'id', to: phone, message, partsSent: 0, lastInAt });
  };
  expect(await send(text, dayMs)).toMatchObject({ outcome: { kind: 'refused', reason: 'whatsapp 131047' } });
  expect(api.exchanges).toEqual([]);
  expect(await send(text, dayMs - 1000)).toMatchObject({ outcome: { kind: 'taken' } });
});

it('a reply of WhatsApp that does not come leaves the fate of the message unknown', async () => {
  const settings = { url: await standIn(hangs), phoneId: '100', token: 'token', timeoutMs: 50 };
  const now = new Date();
  const channel = whatsappChannel(
    settings,
    () => now,
    async () => undefined,
  );
  const sending = { id: 'id', to: phone, message: text, partsSent: 0, lastInAt: now.toISOString() };
  expect(await channel.send(sending)).toEqual({
    outcome: { kind: 'unknown', reason: 'http timeout' },
    partsSent: 0,
  });
});

it('a message is shown as read, and that a reply comes', async () => {
  const { api, channel, clock } = await openCloudApi();
  const id = await api.says({ phone, name: 'Ana' }, { type: 'text', text: { body: 'oi' } });
  const inbound = { id, phone: '11987654321', profileName: 'Ana', at: clock().toISOString() };
  channel.begin({ ...inbound, received: { kind: 'text', text: 'oi' } });
  await expect
    .poll(() => api.exchanges.at(-1))
    .toMatchObject({
      person: phone,
      body: { status: 'read', message_id: id, typing_indicator: { type: 'text' } },
    });
});

it('a message that a person has read is shown so, and no reply is announced', async () => {
  const { api, channel } = await openCloudApi();
  const id = await api.says({ phone, name: 'Ana' }, { type: 'text', text: { body: 'oi' } });
  channel.read(id);
  await expect.poll(() => api.exchanges.at(-1)?.body).toMatchObject({ status: 'read', message_id: id });
  expect(api.exchanges.at(-1)?.body).not.toHaveProperty('typing_indicator');
});

it('who hides their number is sent to by their id', async () => {
  const { asked, send } = await openCloudApi();
  await send(text, { to: 'BR.150' });
  expect(asked().at(-1)).toMatchObject({ status: 200, body: { recipient: 'BR.150' } });
});
