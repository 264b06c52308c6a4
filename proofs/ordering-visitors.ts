import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { placeOrder } from '../scripts/bench/load/whole-order.ts';
import type { Visitor } from '../scripts/shop/visitor.ts';

/** Visitors who place orders in a loop, each in a browser of its own; refused ones are noted. */
export function startOrdering(visitors: number, visitorOf: (serial: number) => Visitor) {
  const acknowledged: { readonly number: string; readonly at: number }[] = [];
  const refused: string[] = [];
  let begun = 0;
  let goesOn = true;
  const visiting = Array.from({ length: visitors }, async () => {
    while (goesOn) {
      begun += 1;
      try {
        acknowledged.push({ number: await placeOrder(visitorOf(begun)), at: performance.now() });
      } catch (error) {
        refused.push(String(error));
        await wait(250);
      }
    }
  });
  return {
    acknowledged: acknowledged as readonly { readonly number: string; readonly at: number }[],
    refused: refused as readonly string[],
    end: async () => {
      goesOn = false;
      await Promise.all(visiting);
    },
    /** The acknowledged orders that a PostgreSQL does not have. */
    missingFrom: async (connectionString: string): Promise<string[]> => {
      const client = new Client({ connectionString });
      await client.connect();
      const { rows } = await client.query<{ number: string }>('select number from orders');
      await client.end();
      const stored = new Set(rows.map(({ number }) => number));
      return acknowledged.flatMap(({ number }) => (stored.has(number) ? [] : [number]));
    },
  };
}
