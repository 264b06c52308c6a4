import * as z from 'zod/mini';
import { type OrderFlags, orderFlags, type Tracking, tracking } from '../../src/contract/tracking.ts';

const marks = z.object(tracking.shape);
const signs = z.object(orderFlags.shape);

/** Drops nulls; returns null if nothing is left. */
function given<Schema extends z.ZodMiniType<object>>(schema: Schema, told: object): z.output<Schema> | null {
  const rest = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
  const parsed = schema.parse(rest);
  return Object.keys(parsed).length > 0 ? parsed : null;
}

/** Tracking fields, either nested or at the top level of the body. */
export const trackingFrom = (body: { tracking?: Tracking | null | undefined }): Tracking | null =>
  given(marks, body.tracking ?? body);

export const flagsFrom = (lead: { flags?: OrderFlags | null | undefined }): OrderFlags | null =>
  given(signs, lead.flags ?? lead);
