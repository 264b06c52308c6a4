import * as z from 'zod/mini';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

const body = z.object({ text: text(1024) });

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const button = z.object({
  type: z.literal('reply'),
  reply: z.object({ id: text(256), title: text(20) }),
});

const row = z.object({ id: text(200), title: text(24), description: z.optional(text(72)) });

/** Only a list with several sections needs their titles, and the shop sends none such. */
const section = z.object({
  rows: z.array(row).check(
    z.minLength(1),
    z.maxLength(10),
    z.refine((rows) => areDifferent(rows.map(({ id }) => id)), 'has an id twice'),
  ),
});

const interactive = z.discriminatedUnion('type', [
  z.object({
    body,
    type: z.literal('button'),
    action: z.object({
      buttons: z.array(button).check(
        z.minLength(1),
        z.maxLength(3),
        z.refine((all) => areDifferent(all.map(({ reply }) => reply.title)), 'has a title twice'),
        z.refine((all) => areDifferent(all.map(({ reply }) => reply.id)), 'has an id twice'),
      ),
    }),
  }),
  z.object({
    body: z.object({ text: text(4096) }),
    type: z.literal('list'),
    action: z.object({ button: text(20), sections: z.tuple([section]) }),
  }),
  z.object({
    body,
    type: z.literal('location_request_message'),
    action: z.object({ name: z.literal('send_location') }),
  }),
  z.object({
    body,
    type: z.literal('cta_url'),
    action: z.object({
      name: z.literal('cta_url'),
      parameters: z.object({ display_text: text(20), url: z.url() }),
    }),
  }),
  z.object({
    body,
    type: z.literal('flow'),
    action: z.object({
      name: z.literal('flow'),
      parameters: z.object({
        flow_name: text(200),
        flow_token: text(200),
        flow_cta: text(20).check(z.regex(/^[\p{L}\p{N}\p{P} ]+$/u)),
        flow_action: z.literal('data_exchange'),
      }),
    }),
  }),
]);

/** A file by its address, or as it was uploaded. */
const stored = { link: z.optional(z.url()), id: z.optional(text(200)), caption: z.optional(text(1024)) };

const content = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.object({ body: text(4096), preview_url: z.optional(z.boolean()) }),
  }),
  z.object({ type: z.literal('interactive'), interactive }),
  z.object({
    type: z.literal('document'),
    document: z.object({ ...stored, filename: text(240) }),
  }),
  z.object({ type: z.literal('image'), image: z.object(stored) }),
  z.object({
    type: z.literal('template'),
    template: z.object({
      name: text(512),
      language: z.object({ code: text(10) }),
      components: z.optional(z.array(z.looseObject({ type: z.string() }))),
    }),
  }),
]);

/** A message of the shop as the Cloud API documents it, with its limits. */
export const sentMessage = z.intersection(
  z.object({
    messaging_product: z.literal('whatsapp'),
    recipient_type: z.optional(z.literal('individual')),
    to: z.optional(z.string().check(z.regex(/^\+?\d{8,15}$/))),
    /** In place of the number. */
    recipient: z.optional(text(160)),
    biz_opaque_callback_data: z.optional(text(512)),
    context: z.optional(z.object({ message_id: text(256) })),
  }),
  content,
);

export const fileIn = (sent: z.output<typeof sentMessage>) =>
  sent.type === 'image' ? sent.image : sent.type === 'document' ? sent.document : undefined;

/** A message of the person is shown as read. */
export const readMark = z.object({
  messaging_product: z.literal('whatsapp'),
  status: z.literal('read'),
  message_id: text(256),
  typing_indicator: z.optional(z.object({ type: z.literal('text') })),
});
