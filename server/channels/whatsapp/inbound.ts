import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import type { MediaKind } from '../../conversations/media-types.ts';
import type { ConversationContact } from '../../conversations/message-body.ts';
import type { Inbound, Received } from '../channel-message.ts';
import { tapIn } from '../tap-id.ts';

/** A message of a person, and how WhatsApp knows them. */
export interface InboundMessage {
  readonly inbound: Inbound;
  readonly person: string;
  readonly contact: ConversationContact;
}

/** A person who has another number now. */
export interface NumberChange {
  readonly from: string;
  readonly person: string;
  readonly contact: ConversationContact;
}

const text = z.catch(z.string(), '');
const reply = z.optional(z.object({ id: z.string(), title: text }));
const form = z.object({ flow_token: z.string(), values: z.string() });

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(256)),
  /** Missing where the person hides their number. */
  from: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  from_user_id: z.optional(z.string().check(z.maxLength(160))),
  timestamp: text,
  type: z.string(),
  context: z.catch(
    z.optional(z.object({ id: z.string().check(z.minLength(1), z.maxLength(256)) })),
    undefined,
  ),
  referral: z.catch(z.optional(z.object({ source_url: text, source_id: text, headline: text })), undefined),
});

const profiles = z.catch(
  z.array(
    z.object({
      wa_id: z.optional(z.string()),
      user_id: z.optional(z.string()),
      profile: z.catch(z.object({ name: text }), { name: '' }),
    }),
  ),
  [],
);

const read = <Part extends z.ZodMiniType>(
  part: Part,
  received: (message: z.output<Part>) => Received,
): z.ZodMiniType<Received> => z.pipe(part, z.transform(received));

const file = z.object({
  id: z.string().check(z.regex(/^\w{1,200}$/)),
  filename: z.catch(z.string().check(z.maxLength(240)), ''),
});

const media = (kind: MediaKind, name: string) =>
  read(z.object({ [name]: z.looseObject({ caption: text }) }), (message) => {
    const { data } = file.safeParse(message[name]);
    return {
      ...{ kind: 'media', media: kind, caption: message[name]?.caption ?? '' },
      ...(data && { file: { id: data.id, name: data.filename } }),
    };
  });

/** What each type of message brings; what is missing here is of the kind `other`. */
const kinds: Readonly<Record<string, z.ZodMiniType<Received>>> = {
  text: read(z.object({ text: z.object({ body: z.string() }) }), (message) => ({
    kind: 'text',
    text: message.text.body,
  })),
  interactive: read(
    z.object({
      interactive: z.object({
        button_reply: reply,
        list_reply: reply,
        nfm_reply: z.optional(z.object({ response_json: text })),
      }),
    }),
    ({ interactive: { button_reply, list_reply, nfm_reply } }) => {
      const filled = nfm_reply && form.safeParse(jsonIn(nfm_reply.response_json)).data;
      if (filled !== undefined) return { kind: 'form', token: filled.flow_token, values: filled.values };
      const pressed = button_reply ?? list_reply;
      return pressed === undefined
        ? { kind: 'other' }
        : { kind: 'tap', tap: tapIn(pressed.id), title: pressed.title };
    },
  ),
  // The quick reply of a template.
  button: read(z.object({ button: z.object({ payload: text, text }) }), ({ button }) => ({
    kind: 'tap',
    tap: tapIn(button.payload) ?? { kind: 'say', text: button.text },
    title: button.text,
  })),
  location: read(
    z.object({ location: z.object({ latitude: z.number(), longitude: z.number() }) }),
    ({ location }) => ({ kind: 'location', ...location }),
  ),
  contacts: read(
    z.object({
      contacts: z.array(z.object({ phones: z.optional(z.array(z.object({ phone: text, wa_id: text }))) })),
    }),
    ({ contacts: [first] }) => {
      const [phone] = first?.phones ?? [];
      return { kind: 'contact', phone: nationalNumber(phone?.wa_id || phone?.phone || '') || null };
    },
  ),
  image: media('picture', 'image'),
  audio: media('voice', 'audio'),
  video: media('video', 'video'),
  document: media('document', 'document'),
};

/** Nothing that calls for a reply. */
const ignored: ReadonlySet<string> = new Set(['reaction', 'revoke', 'system']);

/**
 * Area code and number as the shop writes them. WhatsApp knows many mobile numbers without the nine that they got later.
 * Empty where the number is not Brazilian.
 */
function nationalNumber(whatsappId: string): string {
  const [, area = '', number = ''] = /^55(\d{2})(\d{8,9})$/.exec(whatsappId.replace(/\D/g, '')) ?? [];
  return area + (/^[6-9]\d{7}$/.test(number) ? `9${number}` : number);
}

const contactOf = (to: string, profileName: string): ConversationContact => ({
  phone: nationalNumber(to),
  profileName,
  to,
});

/** By the whole number, with '+' and its country's code: without it two people may be one. Else by the id. */
function personAt(to: string): string {
  const phone = nationalNumber(to);
  if (phone !== '') return `+55${phone}`;
  return /^\d+$/.test(to) ? `+${to}` : to;
}

/** A message of a webhook; undefined if it says nothing or cannot be read. */
export function inboundIn(message: unknown, contacts: unknown, now: Date): InboundMessage | undefined {
  const { data } = envelope.safeParse(message);
  const to = data?.from ?? data?.from_user_id;
  if (data === undefined || to === undefined || ignored.has(data.type)) return undefined;
  const own = profiles.parse(contacts).find((one) => one.wa_id === data.from || one.user_id === to);
  const contact = contactOf(to, own?.profile.name ?? '');
  const { referral, context } = data;
  return {
    person: personAt(to),
    contact,
    inbound: {
      id: data.id,
      ...contact,
      at: momentOf(data.timestamp) ?? now.toISOString(),
      received: lookUp(kinds, data.type)?.safeParse(message).data || {
        kind: 'other',
      },
      ...(context && { replyTo: context.id }),
      ...(referral && {
        referral: {
          source: referral.source_url || referral.source_id,
          headline: referral.headline,
        },
      }),
    },
  };
}

const changedNumber = z.object({
  from: z.string(),
  type: z.literal('system'),
  system: z.object({ type: z.string().check(z.regex(/changed_number/)), wa_id: z.string() }),
});

export function numberChangeIn(message: unknown): NumberChange | undefined {
  const { data } = changedNumber.safeParse(message);
  if (data === undefined) return undefined;
  const { from, system } = data;
  return { from: personAt(from), person: personAt(system.wa_id), contact: contactOf(system.wa_id, '') };
}

/** From seconds since 1970, as text. */
const momentOf = (timestamp: string): string | undefined =>
  /^\d{9,11}$/.test(timestamp) ? new Date(Number(timestamp) * 1000).toISOString() : undefined;
