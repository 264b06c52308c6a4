import * as z from 'zod/mini';
import { freeText } from './lead/answers.ts';

/** Null from a host means not given. */
const mark = z.nullish(z.string().check(z.maxLength(256)));

/** Where the visitor came from. Never an answer or a name. */
export const tracking = z.strictObject({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utm_term: mark,
  utm_content: mark,
  gclid: mark,
  gbraid: mark,
  wbraid: mark,
  fbclid: mark,
  matchchannel: mark,
  campaignid: mark,
  userAgent: z.nullish(z.string().check(z.maxLength(512))),
  origin: mark,
  client_id: mark,
  session_id: mark,
  lp_origin: mark,
});

export type Tracking = z.output<typeof tracking>;

/** The campaign's prefix in the path. */
export const campaignPrefix = freeText(48);

/** Flags of a campaign that the server stores with an order. */
export const orderFlags = z.strictObject({
  from_livelo: z.nullish(z.boolean()),
  collaborator_special_offer: z.nullish(z.boolean()),
  regionOffer: z.nullish(z.boolean()),
  premium: z.nullish(z.boolean()),
  premium_special_offer: z.nullish(z.boolean()),
  riskValidationRequired: z.nullish(z.boolean()),
  winBack: z.nullish(z.boolean()),
  rs: z.nullish(z.boolean()),
});

export type OrderFlags = z.output<typeof orderFlags>;
