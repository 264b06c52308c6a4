import { Secret, TOTP } from 'otpauth';
import { operatorIn, signInOperator } from '../../scripts/shop/sign-in.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { sendOrderCode } from '../../src/contract/calls/orders.ts';
import { confirmOneTimeCode } from '../../src/contract/panel/access/own-account.ts';
import { listAudit } from '../../src/contract/panel/audit.ts';
import { listOrders, orderList, readOrder } from '../../src/contract/panel/orders.ts';
import { readPerson } from '../../src/contract/panel/people.ts';

/** An operator who signs in, sets up one-time codes, and views and exports orders. */
export async function lookAtOrders(
  origin: string,
  printed: string,
  numbers: readonly string[],
  search: string,
) {
  const { password } = operatorIn(printed);
  const operator = openVisitor(() => origin);
  await signInOperator(operator, printed);
  const secret = new Secret({ size: 20 });
  await operator.call(confirmOneTimeCode, {
    body: { password, secret: secret.base32, code: new TOTP({ secret }).generate() },
  });
  const listed = await operator.call(listOrders, { body: { search } });
  const shown = [];
  for (const number of numbers) {
    // Renewals are not among the orders.
    shown.push((await operator.ask(readOrder, { params: { number } })).body);
    shown.push((await operator.ask(readPerson, { params: { kind: 'orders', id: number } })).body);
    await operator.ask(sendOrderCode, { body: { orderNumber: number } });
  }
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await fetch(`${origin}/api/${orderList.file.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    body: JSON.stringify({ search }),
  });
  return {
    ...{ password, secret: secret.base32, session: operator.cookies.get('painel') ?? '' },
    shown: JSON.stringify([listed, shown]),
    file: await file.text(),
    audit: JSON.stringify(await operator.call(listAudit, { query: {} })),
  };
}
