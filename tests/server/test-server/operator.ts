import type { Role } from '../../../src/contract/panel/access/rights.ts';
import type { AuditEntry } from '../../../src/contract/panel/audit.ts';
import type { Browser } from './browser.ts';
import type { TestServer } from './open-test-server.ts';

export interface SignedIn {
  readonly id: string;
  readonly browser: Browser;
}

/** A signed-in operator, without the cost of hashing a password. */
export async function signedInAs(server: TestServer, role: Role, name = 'Ana Lima'): Promise<SignedIn> {
  const now = server.now();
  const { operators, operatorSessions } = server.repositories;
  const { id, token } = await server.database.write(async (db) => {
    const email = `${crypto.randomUUID()}@loja.example`;
    const added = await operators.add(db, { email, name, role, passwordHash: 'none' }, now);
    if (added === undefined) throw new Error('The e-mail has an account already');
    return { id: added, token: await operatorSessions.open(db, added, now) };
  });
  const browser = server.browser();
  browser.cookies.set('painel', token);
  return { id, browser };
}

/** Audit entries, newest first. */
export const auditEntries = (server: TestServer): Promise<AuditEntry[]> =>
  server.database.read((db) => server.repositories.auditLog.list(db, { many: 1000 }));
