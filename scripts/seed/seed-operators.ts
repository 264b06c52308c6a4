import type { Database } from '../../server/database/database.ts';
import { operatorRepository } from '../../server/operators/operator-repository.ts';
import { hashPassword } from '../../server/operators/password.ts';
import { ensureSandboxOperator } from '../../server/operators/sandbox-operator.ts';
import type { Protection } from '../../server/protection/protection.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { roles } from '../../src/contract/panel/rights.ts';

export interface SeededOperators {
  readonly ids: readonly string[];
  /** Of those who are new. */
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
}

/** One of each role, besides the one of the sandbox. Who is there already stays as they are. */
export async function seedOperators(
  database: Database,
  protection: Protection,
  now: Date,
): Promise<SeededOperators> {
  const operators = operatorRepository(protection, systemRandom);
  await ensureSandboxOperator(database, operators, protection, now);
  const accounts: { email: string; password: string }[] = [];
  for (const role of roles) {
    const email = `${role}@ultrafibra.example`;
    const password = Buffer.from(systemRandom.bytes(12)).toString('base64url');
    const passwordHash = await hashPassword(password);
    const added = await database.write((db) =>
      operators.add(db, { email, name: `Conta ${role}`, role, passwordHash }, now),
    );
    if (added !== undefined) accounts.push({ email, password });
  }
  const ids = (await database.read((db) => operators.all(db))).map(({ id }) => id);
  return { ids, accounts };
}
