import { auditLogRepository } from '../../../server/operators/audit-log-repository.ts';
import { operatorRepository } from '../../../server/operators/operator-repository.ts';
import { operatorSessionRepository } from '../../../server/operators/operator-session-repository.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import type { AuditEntry } from '../../../src/contract/panel/audit.ts';
import type { Role } from '../../../src/contract/panel/rights.ts';
import type { Browser } from './browser.ts';
import { type TestServer, testKeys } from './open-test-server.ts';

export interface SignedIn {
  readonly id: string;
  readonly browser: Browser;
}

const operators = operatorRepository(createProtection(testKeys, systemRandom), systemRandom);
const sessions = operatorSessionRepository(systemRandom);

/** A signed-in operator, without the cost of hashing a password. */
export async function signedInAs(server: TestServer, role: Role, name = 'Ana Lima'): Promise<SignedIn> {
  const now = server.now();
  const { id, token } = await server.database.write(async (db) => {
    const email = `${crypto.randomUUID()}@loja.example`;
    const added = await operators.add(db, { email, name, role, passwordHash: 'none' }, now);
    if (added === undefined) throw new Error('The e-mail has an account already');
    return { id: added, token: await sessions.open(db, added, now) };
  });
  const browser = server.browser();
  browser.cookies.set('painel', token);
  return { id, browser };
}

/** Audit entries, newest first. */
export const auditEntries = (server: TestServer): Promise<AuditEntry[]> =>
  server.database.read((db) => auditLogRepository(systemRandom).list(db, { many: 1000 }));
