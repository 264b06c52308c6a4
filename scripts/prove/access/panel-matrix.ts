import { randomBytes, randomUUID } from 'node:crypto';
import { urlOf } from '../../../server/http/register-endpoint.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import { type Role, rightsOf, roles } from '../../../src/contract/panel/rights.ts';
import type { Outcome } from './holder-calls.ts';
import { openShop, own, type Shop, type Visitor } from './open-shop.ts';

const forOperators = panelEndpoints.filter(({ access }) => access === 'operator');

async function signedIn(shop: Shop, role: Role): Promise<Visitor> {
  const { operators, operatorSessions } = shop.repositories;
  const token = await shop.database.write(async (db) => {
    const email = `${randomUUID()}@loja.example`;
    const id = await operators.add(db, { email, name: 'Ana', role, passwordHash: 'none' }, shop.clock());
    if (id === undefined) throw new Error('The e-mail has an account already');
    return operatorSessions.open(db, id, shop.clock());
  });
  const visitor = shop.visitor();
  visitor.cookies.set('painel', token);
  return visitor;
}

function withCookie(shop: Shop, name: string): Visitor {
  const visitor = shop.visitor();
  visitor.cookies.set(name, randomBytes(32).toString('base64url'));
  return visitor;
}

type Call = (typeof forOperators)[number];

const ask = (visitor: Visitor, { method, path }: Call) =>
  visitor.send({
    method,
    url: `/api/${path}`.replaceAll(/:\w+/g, 'x'),
    headers: own,
    ...(method === 'GET' ? {} : { payload: '{}' }),
  });

async function guestsOf(shop: Shop): Promise<Readonly<Record<string, Visitor>>> {
  const ended = await signedIn(shop, 'admin');
  shop.pass(31);
  return {
    nobody: shop.visitor(),
    random: withCookie(shop, 'painel'),
    'a visitor': withCookie(shop, 'lead'),
    ended,
  };
}

async function askAsGuests(endpoint: Call, guests: Readonly<Record<string, Visitor>>): Promise<string[]> {
  const broken: string[] = [];
  const told = new Set<string>();
  for (const [who, guest] of Object.entries(guests)) {
    const { status, text } = await ask(guest, endpoint);
    told.add(text);
    if (status !== 401) broken.push(`${endpoint.method} ${urlOf(endpoint)}, ${who}: ${status}`);
  }
  return told.size > 1
    ? [...broken, `${endpoint.method} ${urlOf(endpoint)} answers guests differently`]
    : broken;
}

async function askAs(endpoint: Call, role: Role, operator: Visitor): Promise<string[]> {
  const { status } = await ask(operator, endpoint);
  const may = endpoint.right === undefined || rightsOf(role).includes(endpoint.right);
  const isBarred = status === 401 || status === 403;
  return may === isBarred ? [`${endpoint.method} ${urlOf(endpoint)}, ${role}: ${status}`] : [];
}

/** Proves every panel call for no session, a random one, a visitor's, an expired one, and every role. */
export async function panelMatrix(): Promise<Outcome> {
  const shop = await openShop();
  const broken: string[] = [];
  try {
    const guests = await guestsOf(shop);
    for (const endpoint of forOperators) broken.push(...(await askAsGuests(endpoint, guests)));
    for (const role of roles) {
      const operator = await signedIn(shop, role);
      for (const endpoint of forOperators) broken.push(...(await askAs(endpoint, role, operator)));
    }
    return { cases: forOperators.length * (Object.keys(guests).length + roles.length), broken };
  } finally {
    await shop.close();
  }
}
