import type { RenewalWorkState } from '../../src/contract/panel/renewals.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface Change {
  readonly number: string;
  readonly operatorId: string;
  readonly from: RenewalWorkState;
  readonly to: RenewalWorkState;
}

interface RenewalHistoryEntry {
  readonly number: string;
  readonly at: string;
  readonly operator: string;
  readonly to: string;
}

export type RenewalWork = ReturnType<typeof renewalWorkRepository>;

/** What the team did with a renewal: that it carried it out, or that it did not after all. */
export const renewalWorkRepository = (random: Random) => ({
  /** Whether the renewal still was in the state it came from. */
  change: async (db: Connection, { number, operatorId, from, to }: Change, now: Date): Promise<boolean> => {
    const at = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('renewal_orders')
      .set({ carried_out_at: to === 'carried-out' ? at : null })
      .where('number', '=', number)
      .where('objected_at', 'is', null)
      .where('carried_out_at', from === 'carried-out' ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await db
      .insertInto('renewal_history')
      .values({
        id: timeOrderedId(random, now),
        order_number: number,
        operator_id: operatorId,
        at,
        from_state: from,
        to_state: to,
      })
      .execute();
    return true;
  },
  history: (db: Connection, ...numbers: readonly string[]): Promise<RenewalHistoryEntry[]> =>
    db
      .selectFrom('renewal_history')
      .innerJoin('operators', 'operators.id', 'renewal_history.operator_id')
      .select(['order_number as number', 'renewal_history.at', 'renewal_history.to_state as to'])
      .select('operators.name as operator')
      .where('order_number', 'in', [...numbers, ''])
      .orderBy('renewal_history.id')
      .execute(),
});
