import type { Schedule } from '../../src/contract/answers.ts';
import { type Plan, plan as planSchema } from '../../src/contract/plan.ts';
import { toFlag, toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { type Random, randomText } from '../protection/random.ts';

interface NewOrder {
  leadId: string;
  protocol: string;
  plan: Plan;
  priceCents: number;
  directDebit: boolean;
  dueDate: number;
  schedules: Schedule[] | null;
}

export interface PlacedOrder {
  number: string;
  /** The offer as it stood when it was accepted. */
  plan: Plan;
  createdAt: string;
}

export interface Orders {
  /** One lead, one order: a second call answers the first one's number. */
  place(db: Connection, order: NewOrder, now: Date): Promise<PlacedOrder>;
  ofLead(db: Connection, leadId: string): Promise<PlacedOrder | undefined>;
}

export function orderRepository(random: Random): Orders {
  const ofLead = async (db: Connection, leadId: string) => {
    const row = await db
      .selectFrom('orders')
      .select(['number', 'plan', 'created_at'])
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    return (
      row && {
        number: row.number,
        plan: planSchema.parse(JSON.parse(row.plan)),
        createdAt: row.created_at,
      }
    );
  };

  return {
    ofLead,
    place: async (db, order, now) => {
      await db
        .insertInto('orders')
        .values({
          number: orderNumber(random),
          lead_id: order.leadId,
          protocol: order.protocol,
          plan_id: order.plan.id,
          plan_sku: order.plan.sku,
          plan: JSON.stringify(order.plan),
          price_cents: order.priceCents,
          direct_debit: toFlag(order.directDebit),
          due_date: order.dueDate,
          schedules: toJson(order.schedules),
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .execute();
      const placed = await ofLead(db, order.leadId);
      if (!placed) throw new Error('The order that was just placed is not there');
      return placed;
    },
  };
}

/** Crockford's alphabet: no I, L, O, U, so that a number read aloud is written right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'UF-' with ten random places and a check character: nothing about it tells the next one. */
export function orderNumber(random: Random): string {
  const body = randomText(random, alphabet, 10);
  return `UF-${body}${checkCharacter(body)}`;
}

export const isOrderNumber = (text: string): boolean =>
  /^UF-[0-9A-HJKMNP-TV-Z]{11}$/.test(text) && checkCharacter(text.slice(3, 13)) === text.slice(13);

/** Luhn's rule over 32 symbols: one wrong character never passes. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [index, symbol] of [...body].reverse().entries()) {
    const value = alphabet.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}
