import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/operators/password.ts';
import {
  addOperator,
  changeOperator,
  listOperators,
  resetOperator,
} from '../../../src/contract/panel/access/operators.ts';
import { readSession, signIn } from '../../../src/contract/panel/access/session.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const bia = { name: 'Bia Reis', email: 'bia@loja.example', role: 'seller' as const };
const password = 'uma senha bem comprida';

const at = (id: string) => ({ params: { id } });

describe.each(sampledEngines)('the accounts of the panel on %s', (engine) => {
  it('an account is created, changed, closed and reopened, and each change is audited', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    const { operator } = await browser.call(addOperator, { body: { ...bia, password } });
    expect(operator).toMatchObject({ ...bia, isDisabled: false, hasOneTimeCode: false });
    const hers = server.browser();
    await hers.call(signIn, { body: { email: bia.email, password } });

    await browser.call(changeOperator, {
      ...at(operator.id),
      body: { role: 'manager', name: 'Bia R. Reis' },
    });
    expect((await hers.call(readSession, {})).operator).toMatchObject({
      role: 'manager',
      name: 'Bia R. Reis',
    });
    await browser.call(changeOperator, { ...at(operator.id), body: { isDisabled: true } });
    expect((await hers.call(readSession, {})).operator).toBeNull();
    await hers.refuses('401', signIn, { body: { email: bia.email, password } });
    await browser.call(changeOperator, { ...at(operator.id), body: { isDisabled: false } });
    // Sessions of the disabled account stay closed.
    expect((await hers.call(readSession, {})).operator).toBeNull();
    await hers.call(signIn, { body: { email: bia.email, password } });

    const about = (await server.audit()).filter(({ action }) => action.startsWith('operator.'));
    expect(new Set(about.map(({ action, detail }) => `${action} ${detail}`))).toEqual(
      new Set([
        'operator.added seller',
        'operator.changed name manager',
        'operator.changed closed',
        'operator.changed opened',
      ]),
    );
    expect(server.logged()).not.toContain(password);
    const { operators } = await browser.call(listOperators, {});
    expect(operators.map(({ name }) => name)).toEqual(['Ana Lima', 'Bia R. Reis']);
  });

  it('an account is created once per e-mail', async () => {
    const { browser } = await openSignedIn('admin', { engine });
    await browser.call(addOperator, { body: { ...bia, password } });
    const again = { ...bia, email: ' BIA@loja.example', password };
    await browser.refuses('email-taken email', addOperator, { body: again });
  });

  it('an account has an e-mail that can be written to, and none that once was otherwise is shut out', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    for (const email of ['a@b', 'bia@loja', 'bia@loja..example', 'joão@loja.example', 'bia@-loja.example'])
      await browser.refuses('422 email', addOperator, { body: { ...bia, email, password } });
    const passwordHash = await hashPassword(password);
    const { operators } = server.repositories;
    await server.database.write((db) =>
      operators.add(db, { ...bia, email: 'a@b', passwordHash }, server.now()),
    );
    await server.browser().call(signIn, { body: { email: 'a@b', password } });
  });

  it('of two operators who disable each other at once one stays enabled, and no operator can disable their own account', async () => {
    const server = await openTestServer({ engine });
    const [ana, rui] = [await server.signIn('admin', 'Ana Lima'), await server.signIn('admin', 'Rui Sá')];
    const close = { isDisabled: true };
    await ana.browser.refuses('own-account', changeOperator, { ...at(ana.id), body: { role: 'seller' } });
    await ana.browser.refuses('own-account', resetOperator, {
      ...at(ana.id),
      body: { password, removesOneTimeCode: true },
    });
    await Promise.allSettled([
      ana.browser.call(changeOperator, { ...at(rui.id), body: close }),
      rui.browser.call(changeOperator, { ...at(ana.id), body: close }),
    ]);
    const rows = await server.rows('operators');
    expect(rows.filter(({ disabled_at }) => disabled_at === null)).toHaveLength(1);
  });
});
