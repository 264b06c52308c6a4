import { expect, it } from 'vitest';
import { hashPassword } from '../../../server/operators/password.ts';
import { closeSandboxOperator, ensureSandboxOperator } from '../../../server/operators/sandbox-operator.ts';
import { readSession, signIn } from '../../../src/contract/panel/access/session.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

async function openSandbox() {
  const server = await openTestServer();
  const { database, protection, repositories } = server;
  const parts = { database, ...repositories, protection };
  const account = await ensureSandboxOperator(parts, server.now());
  if (account === undefined) throw new Error('The sandbox has no account');
  return { ...server, ...parts, account, close: () => closeSandboxOperator(parts, server.now()) };
}

it('the account of the sandbox ends with its sessions where real customers are served', async () => {
  const { browser, account, close } = await openSandbox();
  const tester = browser();
  await tester.call(signIn, { body: account });
  expect(await close()).toBe(true);
  expect(await tester.call(readSession, {})).toMatchObject({ operator: null });
  await tester.refuses('401', signIn, { body: account });
  expect(await close()).toBe(false);
});

it('the account of the sandbox stays if somebody gave it another password', async () => {
  const { browser, database, operators, account, close } = await openSandbox();
  const password = 'uma senha que ninguém leu';
  const passwordHash = await hashPassword(password);
  await database.write(async (db) => {
    const own = await operators.findByEmail(db, account.email);
    await operators.change(db, own?.id ?? '', { passwordHash });
  });
  expect(await close()).toBe(false);
  await browser().call(signIn, { body: { email: account.email, password } });
});
