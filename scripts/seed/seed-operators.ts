import type { Shop } from '../../server/commands/run-command.ts';
import { hashPassword } from '../../server/operators/password.ts';
import { ensureSandboxOperator } from '../../server/operators/sandbox-operator.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { mayDo, type Role, roles } from '../../src/contract/panel/access/rights.ts';

const names: Readonly<Record<Role, string>> = {
  seller: 'Vera (vendas)',
  manager: 'Gilberto (gestão)',
  marketer: 'Mara (marketing)',
  admin: 'Adriana (administração)',
};

/**
 * Adds one operator per role besides the sandbox's; existing ones stay. Returns the ids of those who work on leads, the
 * sandbox's first.
 */
export async function seedOperators(
  { database, protection, repositories: { operators } }: Shop,
  now: Date,
  print: (line: string) => void,
): Promise<string[]> {
  await ensureSandboxOperator({ database, operators, protection }, now);
  for (const role of roles) {
    const email = `${role}@ultrafibra.example`;
    const password = Buffer.from(systemRandom.bytes(12)).toString('base64url');
    const account = { email, name: names[role], role, passwordHash: await hashPassword(password) };
    const added = await database.write((db) => operators.add(db, account, now));
    if (added !== undefined) print(`Panel: ${email} with the password ${password}`);
  }
  const known = await database.read((db) => operators.all(db));
  return known.filter(({ role }) => mayDo(role, 'leads.work')).map(({ id }) => id);
}
