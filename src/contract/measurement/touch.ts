import * as z from 'zod/mini';

const mark = z.string().check(z.maxLength(60));

/** What brought a visit, as far as it names nobody; empty without a mark. */
const touch = z.object({
  source: mark,
  medium: mark,
  /** The campaign of an advertisement; `campaign` is that of the site. */
  utm: mark,
});

export type Touch = z.output<typeof touch>;

/** Of a lead: what opened it, and what brought the visitor back last. */
export const touches = z.object({ first: touch, last: touch });

export type Touches = z.output<typeof touches>;

export const channels = ['site', 'whatsapp', 'phone'] as const;
export type Channel = (typeof channels)[number];

/** The channel of a face: a person on the phone, WhatsApp, or any page of the site. */
export const channelOf = (face: string | null): Channel => channels.find((name) => name === face) ?? 'site';
