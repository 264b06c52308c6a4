import * as z from 'zod/mini';
import { lookUp } from '../../../src/contract/look-up.ts';
import { messageOf } from '../../runtime/message-of.ts';
import type { WhatsAppSettings } from './post-whatsapp.ts';
import { type TemplateDefinition, type TemplateSettings, whatsappTemplates } from './whatsapp-templates.ts';

const existing = z.object({
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string(),
  message_send_ttl_seconds: z.optional(z.number()),
  components: z.array(
    z.object({
      type: z.string(),
      text: z.optional(z.string()),
      buttons: z.optional(z.array(z.object({ text: z.optional(z.string()), url: z.optional(z.string()) }))),
    }),
  ),
});

const page = z.object({
  data: z.array(existing),
  paging: z.optional(z.object({ next: z.optional(z.string()) })),
});

type Existing = z.output<typeof existing>;

/** Says in one line which templates cannot be sent as they are at Meta. */
export async function checkTemplates(
  settings: WhatsAppSettings | undefined,
  shop: TemplateSettings,
  log: { warn(about: object, message: string): void },
): Promise<void> {
  if (settings?.accountId === undefined) return;
  try {
    const templates = await differences(settings, shop);
    if (templates.length > 0)
      log.warn({ templates }, 'WhatsApp templates to submit: npm run whatsapp:templates');
  } catch (error) {
    log.warn({ problem: messageOf(error) }, 'WhatsApp templates not checked');
  }
}

const fields = Object.keys(existing.shape).join();

async function differences(
  { url, accountId, token }: WhatsAppSettings,
  shop: TemplateSettings,
): Promise<string[]> {
  const found = await existingTemplates(
    `${url}/${accountId}/message_templates?limit=100&fields=${fields}`,
    token,
  );
  return whatsappTemplates(shop).flatMap((wanted) => {
    const one = found.find(({ name, language }) => name === wanted.name && language === wanted.language);
    const difference = one === undefined ? 'missing' : differenceOf(wanted, one);
    return difference === undefined ? [] : [`${wanted.name}: ${difference}`];
  });
}

async function existingTemplates(first: string, token: string): Promise<Existing[]> {
  const all: Existing[] = [];
  for (let address: string | undefined = first; address !== undefined; ) {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`http ${response.status}`);
    const { data, paging } = page.parse(await response.json());
    all.push(...data);
    address = paging?.next;
  }
  return all;
}

function differenceOf(wanted: TemplateDefinition, one: Existing): string | undefined {
  if (one.status !== 'APPROVED') return one.status.toLowerCase();
  const parts = Object.entries(essenceOf(existing.parse({ ...wanted, status: '' })));
  const its: Readonly<Record<string, unknown>> = essenceOf(one);
  // The text and the button of a code are Meta's own.
  const compared = wanted.category === 'AUTHENTICATION' ? parts.slice(0, 2) : parts;
  const different = compared.filter(([part, value]) => value !== lookUp(its, part)).map(([part]) => part);
  return different.length === 0 ? undefined : `different ${different.join(', ')}`;
}

const essenceOf = ({ category, message_send_ttl_seconds: time, components }: Existing) => ({
  category,
  time,
  text: components.find(({ type }) => type === 'BODY')?.text,
  button: components
    .flatMap(({ buttons = [] }) => buttons)
    .map(({ text, url }) => `${text} ${url}`)
    .join(),
});
