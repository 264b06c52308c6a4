import { createHmac, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { whatsappWebhookPath } from '../../server/channels/whatsapp/webhook.ts';
import { openReceiver } from '../listeners.ts';
import { inWhatsApp, ordering } from './people.ts';

/** A fake WhatsApp API, which is the first channel by preference. */
export async function openWhatsApp() {
  let messages = 0;
  const meta = await openReceiver(() => {
    messages += 1;
    return { messages: [{ id: `wamid.${messages}` }] };
  });
  const appSecret = randomBytes(16).toString('hex');
  return {
    settings: {
      WHATSAPP_URL: meta.url,
      WHATSAPP_PHONE_ID: '100200300400500',
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'a-word',
    },
    taken: meta.taken,
    /** Received order codes, oldest first. */
    codes: (): string[] =>
      Array.from(
        meta.taken().matchAll(/"codigo_pedido"[^}]*?\}[^}]*?"text":"(\d{6})"/g),
        ([, code = '']) => code,
      ),
    order: async (origin: string) => {
      const { name, phone, email, number, birth_date, mothers_name, cpf, account_number } = inWhatsApp;
      const from = `55${phone.replaceAll(/\D/g, '')}`;
      const shown = () => meta.taken().match(new RegExp(`^\\{.*"to":"${from}".*$`, 'gm')) ?? [];
      const write = async (message: object) => {
        const before = shown().length;
        const contacts = [{ profile: { name }, wa_id: from }];
        const messages = [
          { from, id: `wamid.in.${before}`, timestamp: `${Math.floor(Date.now() / 1000)}`, ...message },
        ];
        await post(origin, appSecret, { contacts, messages });
        await expect.poll(() => shown().length, { timeout: 60_000 }).toBeGreaterThan(before);
      };
      const say = (body: string) => write({ type: 'text', text: { body } });
      for (const said of [
        'oi',
        '01310-100',
        number,
        '500 mega',
        name,
        phone,
        email,
        birth_date,
        mothers_name,
      ])
        await say(said);
      for (const said of [cpf, 'dia 10', 'débito automático', 'itaú', '1234', account_number])
        await say(said);
      const day = /"(a=data-instalacao[^"]+)"/;
      await expect.poll(() => shown().join(), { timeout: 60_000 }).toMatch(day);
      const [, id = ''] = day.exec(shown().join()) ?? [];
      await write({ type: 'interactive', interactive: { list_reply: { id, title: 'Dia' } } });
      for (const said of ['concordo', 'cadê meu pedido?', 'quero mudar o dia', `${cpf}, ${birth_date}`])
        await say(said);
      expect(shown().join()).toMatch(/UF-[0-9A-Z]{11}/);
    },
    tellBack: (origin: string) => sendNotices(origin, appSecret, meta.taken()),
    [Symbol.dispose]: meta[Symbol.dispose],
  };
}

/** Sends delivery reports as Meta does, with phone numbers, and an unrelated notification. */
async function sendNotices(origin: string, appSecret: string, taken: string): Promise<void> {
  const [{ name, phone, cpf }] = ordering;
  const from = `55${phone.replaceAll(/\D/g, '')}`;
  const ids = [...taken.matchAll(/"biz_opaque_callback_data":"([^"]+)"/g)].map(([, id]) => id);
  const statuses = ids.flatMap((biz_opaque_callback_data, at) =>
    ['sent', 'failed'].map((status) => ({
      id: `wamid.${at + 1}`,
      status,
      recipient_id: from,
      biz_opaque_callback_data,
      errors: [{ code: 131026, title: `Undeliverable to ${from}`, error_data: { details: name } }],
    })),
  );
  const contacts = [{ profile: { name }, wa_id: from }];
  const messages = [{ from, id: 'wamid.in', type: 'text', text: { body: `Meu CPF é ${cpf}` } }];
  for (const value of [{ statuses }, { contacts, messages }, { contacts, messages: cpf }])
    for (const secret of [appSecret, 'another']) await post(origin, secret, value);
}

async function post(origin: string, secret: string, value: object): Promise<void> {
  const body = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] });
  await fetch(`${origin}${whatsappWebhookPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    body,
  });
}
