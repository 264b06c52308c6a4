import { describe, expect, it } from 'vitest';
import { createSenders } from '../../../server/messages/senders/create-senders.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { listening } from '../gateways/listening.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { engines } from '../test-server/test-database.ts';

const taken = (id: string): [number, object] => [
  200,
  { messaging_product: 'whatsapp', contacts: [{ input: '5511987654321' }], messages: [{ id }] },
];
const failed = (code: number): [number, object] => [
  400,
  { error: { message: '', type: 'OAuthException', code } },
];

describe.each(engines)('a code for a customer on %s', (engine) => {
  it.each([
    ['that WhatsApp took and did not deliver arrives by SMS', taken('wamid.1'), 200],
    ['for a number without WhatsApp arrives by SMS', failed(131_026), 200],
    ['arrives by SMS while the account of WhatsApp is broken', failed(190), 200],
    ['goes to the e-mail once SMS refuses it, too', failed(132_001), 400],
  ] as const)('a code %s', async (_what, whatsapp, sms) => {
    const harness = await openOutbox(engine);
    const { database, messages, clock } = harness;
    const { url, asked } = await listening(({ path }) => {
      const [status, body] = path === '/sms' ? [sms, {}] : whatsapp;
      return { status, body };
    });
    const settings = { whatsapp: { url, phoneId: '1', token: 't' }, sms: { url: `${url}/sms`, token: 't' } };
    const to = { phone: '11987654321', email: 'maria@exemplo.com.br' };
    const code = { kind: 'order-code', to, data: { code: '482913' }, leadId: null } as const;
    await database.write((db) => messages.put(db, code, clock()));
    const worker = harness.workerWith({
      ...createSenders(settings, undefined, clock),
      email: async (item) => {
        harness.sent.push(item);
        return { kind: 'taken' };
      },
    });
    await worker.round();
    harness.pass(2 * minuteMs);
    await worker.round();
    harness.pass(2 * minuteMs);
    await worker.round();
    expect(asked.map(({ path }) => path)).toEqual(['/1/messages', '/sms']);
    expect(asked.at(-1)?.body).toMatchObject({
      to: '+5511987654321',
      text: expect.stringContaining('482913'),
    });
    const isByEmail = sms !== 200;
    expect(harness.sent.map((item) => item.to)).toEqual(isByEmail ? [to.email] : []);
    const [item] = await harness.list();
    expect(item).toMatchObject({ state: 'sent', channel: isByEmail ? 'email' : 'sms' });
    const attempts = await database.read((db) => harness.outbox.attempts(db, item?.id ?? ''));
    expect(new Set(attempts.map(({ channel }) => channel))).toEqual(
      new Set(['whatsapp', 'sms', ...(isByEmail ? ['email'] : [])]),
    );
  });
});
