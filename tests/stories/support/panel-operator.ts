import type { Page } from '@playwright/test';
import type { Database } from '../../../server/database/database.ts';
import { operatorRepository } from '../../../server/operators/operator-repository.ts';
import { operatorSessionRepository } from '../../../server/operators/operator-session-repository.ts';
import { hashPassword } from '../../../server/operators/password.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import type { Role } from '../../../src/contract/panel/access/rights.ts';
import { inDatabase, shopProtection } from './shop-database.ts';

async function add(
  database: Database,
  account: { name: string; role: Role; passwordHash: string; isProvisional?: boolean },
) {
  const operators = operatorRepository(shopProtection(), systemRandom);
  const email = `${crypto.randomUUID()}@loja.example`;
  const id = await database.write((db) => operators.add(db, { email, ...account }, new Date()));
  if (id === undefined) throw new Error(`${email} has an account already`);
  return { id, email };
}

/** An account of the story's own, to sign in with. */
export async function addOperator(
  name: string,
  role: Role,
  password: string,
  isProvisional = false,
): Promise<{ email: string }> {
  const passwordHash = await hashPassword(password);
  return inDatabase((database) => add(database, { name, role, passwordHash, isProvisional }));
}

/** An operator opens a view of the panel, signed in without the second that a password takes. */
export async function worksAs(page: Page, role: Role, name: string, path = ''): Promise<void> {
  const token = await inDatabase(async (database) => {
    const { id } = await add(database, { name, role, passwordHash: 'none' });
    return database.write((db) => operatorSessionRepository(systemRandom).open(db, id, new Date()));
  });
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'painel', value: token, url: origin, httpOnly: true }]);
  await page.goto(`/painel/${path}`);
}
