import * as z from 'zod/mini';
import { parseEmail } from '../../brazil/email.ts';
import { demoPlans } from '../../content/demo/demo-words.ts';

/** The values the form accepts. */
export const personSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  email: z.pipe(
    z.string().check(z.refine((text) => parseEmail(text) !== null)),
    z.transform((text) => parseEmail(text) ?? text),
  ),
});

/** The order as stored per tab. */
export const orderSchema = z.object({
  name: z.string(),
  email: z.string(),
  plan: z.nullable(z.enum(demoPlans)),
  standing: z.enum(['open', 'confirmed', 'cancelled']),
});

export type DemoOrder = z.infer<typeof orderSchema>;

export const noOrder: DemoOrder = { name: '', email: '', plan: null, standing: 'open' };

/** After cancelling only the fact of an order is stored, nothing that was typed. */
export const cancelledOrder: DemoOrder = { ...noOrder, standing: 'cancelled' };
