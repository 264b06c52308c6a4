import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { Clause } from '../catalogue/general-clauses.ts';
import { contractClauses } from '../catalogue/service-contract.ts';
import { fromJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import type { PlacedOrder } from './placed-order.ts';

const clauses = z.array(z.readonly(z.tuple([z.string(), z.string()])));

/** Stores the current contract text under its hash, so that a changed text is a new version automatically. */
export async function keepContract(db: Connection, plan: ListedPlan, now: Date): Promise<string> {
  const text = JSON.stringify(contractClauses(plan));
  const version = createHash('sha256').update(text).digest('hex').slice(0, 24);
  await db
    .insertInto('contract_texts')
    .values({ version, clauses: text, since: now.toISOString() })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  return version;
}

/** The contract text that the customer accepted; the current one until the order is backfilled. */
export async function contractOf(
  db: Connection,
  { contractVersion, plan }: Pick<PlacedOrder, 'contractVersion' | 'plan'>,
): Promise<readonly Clause[]> {
  const row =
    contractVersion === null
      ? undefined
      : await db
          .selectFrom('contract_texts')
          .select('clauses')
          .where('version', '=', contractVersion)
          .executeTakeFirst();
  return fromJson(clauses, row?.clauses ?? null) ?? contractClauses(plan);
}
