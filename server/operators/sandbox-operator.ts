import type { Database } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import type { Operator, Operators } from './operator-repository.ts';
import type { OperatorSessions } from './operator-session-repository.ts';
import { costOfRandom, hashPassword, isPassword } from './password.ts';

export interface SandboxOperator {
  readonly email: string;
  readonly password: string;
}

interface Parts {
  readonly database: Database;
  readonly operators: Operators;
  readonly protection: Protection;
}

/** Derived from the data key, so that the password is stable without being stored. */
const sandboxOperator = (protection: Protection): SandboxOperator => ({
  email: 'painel@ultrafibra.example',
  password: protection.fingerprint('operator', 'panel password').slice(0, 20),
});

/** The account, unless it was closed or has another password. */
async function findOpen({ database, operators, protection }: Parts): Promise<Operator | undefined> {
  const { email, password } = sandboxOperator(protection);
  const own = await database.read((db) => operators.findByEmail(db, email));
  const isOpen = own?.disabledAt === null && (await isPassword(password, own.passwordHash));
  return isOpen ? own : undefined;
}

/** Creates the sandbox's demo operator if there is no account yet. Undefined if it is no longer open. */
export async function ensureSandboxOperator(parts: Parts, now: Date): Promise<SandboxOperator | undefined> {
  const { database, operators, protection } = parts;
  const made = sandboxOperator(protection);
  const known = await database.read((db) => operators.all(db));
  if (known.length > 0) return (await findOpen(parts)) && made;
  const passwordHash = await hashPassword(made.password, costOfRandom);
  await database.write((db) =>
    operators.add(db, { email: made.email, name: 'Operação', role: 'admin', passwordHash }, now),
  );
  return made;
}

/**
 * Closes the account where the sandbox is off: the log of an earlier start has its password. Returns whether it was
 * open.
 */
export async function closeSandboxOperator(
  { operatorSessions, ...parts }: Parts & { readonly operatorSessions: OperatorSessions },
  now: Date,
): Promise<boolean> {
  const own = await findOpen(parts);
  if (own === undefined) return false;
  await parts.database.write(async (db) => {
    await parts.operators.change(db, own.id, { disabledAt: now.toISOString() });
    await operatorSessions.endAllOf(db, own.id);
  });
  return true;
}
