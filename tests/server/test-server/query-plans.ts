import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Connection, Database } from '../../../server/database/database.ts';
import type { Engine } from './test-database.ts';

export async function plansOf(
  database: Database,
  engine: Engine,
  job: (db: Connection) => Promise<unknown>,
): Promise<string[]> {
  return database.write(async (db) => {
    const asked: RootOperationNode[] = [];
    await job(db.withPlugin(noting(asked)));
    // PostgreSQL scans nearly empty tables whole, even with an index.
    if (engine === 'PostgreSQL')
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(db);
    const plans: string[] = [];
    for (const node of asked) {
      const query = db.getExecutor().compileQuery(node, { queryId: 'plan' });
      const explained = `explain ${engine === 'SQLite' ? 'query plan ' : ''}${query.sql}`;
      const { rows } = await db.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(explained, [...query.parameters]),
      );
      plans.push(rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n'));
    }
    return plans;
  });
}

const noting = (asked: RootOperationNode[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
});

export const scansTable = (plan: string): boolean =>
  /\bSCAN (?!.*USING (COVERING )?INDEX)|Seq Scan/.test(plan);

/** Whether the plan scans or sorts a whole table. */
export const readsWhole = (plan: string): boolean =>
  scansTable(plan) || /USE TEMP B-TREE FOR ORDER BY|\bSort\b/.test(plan);
