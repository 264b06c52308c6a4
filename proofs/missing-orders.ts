import { Client } from 'pg';

/** Which of the acknowledged orders a PostgreSQL does not have. */
export async function missingOrders(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ number: string }>('select number from orders');
  await client.end();
  const stored = new Set(rows.map(({ number }) => number));
  return acknowledged.filter((number) => !stored.has(number));
}
