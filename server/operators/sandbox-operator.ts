import type { Database } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import type { Operators } from './operator-repository.ts';
import { costOfRandom, hashPassword, isPassword } from './password.ts';

export interface SandboxOperator {
  readonly email: string;
  readonly password: string;
}

/** Derived from the data key, so that the password is stable without being stored. */
const sandboxOperator = (protection: Protection): SandboxOperator => ({
  email: 'painel@ultrafibra.example',
  password: protection.fingerprint('operator', 'panel password').slice(0, 20),
});

/** Creates the sandbox's demo operator. Undefined if the account was removed or its password changed. */
export async function ensureSandboxOperator(
  database: Database,
  operators: Operators,
  protection: Protection,
  now: Date,
): Promise<SandboxOperator | undefined> {
  const made = sandboxOperator(protection);
  const known = await database.read((db) => operators.all(db));
  if (known.length === 0) {
    const passwordHash = await hashPassword(made.password, costOfRandom);
    await database.write((db) =>
      operators.add(db, { email: made.email, name: 'Operação', role: 'admin', passwordHash }, now),
    );
    return made;
  }
  const own = known.find(({ email, disabledAt }) => email === made.email && disabledAt === null);
  return own !== undefined && (await isPassword(made.password, own.passwordHash)) ? made : undefined;
}
