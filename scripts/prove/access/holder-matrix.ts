import { randomBytes, randomUUID } from 'node:crypto';
import { urlOf } from '../../../server/http/register-endpoint.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { exampleBody } from './example-input.ts';
import { type Answer, openShop, own, post, type Shop, type Visitor } from './open-shop.ts';

export interface Outcome {
  readonly cases: number;
  readonly broken: readonly string[];
}

const paulista = { cep: '01310100', number: '1000' };
const calls = Object.values<Endpoint>(endpoints);
const forHolders = calls.filter(({ access }) => access === 'holder');

type Subject = 'lead' | 'renewal' | 'noCoverage';
type Ids = Readonly<Record<Subject, string>>;

const subjectOf = ({ path }: Endpoint): Subject =>
  path.startsWith('renewal') ? 'renewal' : path === 'lead-no-coverage' ? 'noCoverage' : 'lead';

/** One browser that holds a lead, a renewal and a lead without coverage. */
async function openAll(visitor: Visitor, cpf: string, birth_date: string): Promise<Ids> {
  const lead = (await post(visitor, 'lead-v2', { coverage: paulista, lead: { idPlan: 101 } }))('idLead');
  const noCoverage = (await post(visitor, 'lead-no-coverage', { cep: '69900062', number: '7' }))('id');
  const renewal = (await post(visitor, 'renewalBaseUser/documentNumber', { cpf, birth_date }))(
    'id_renewal_request',
  );
  return { lead, noCoverage, renewal };
}

const requestOf = (endpoint: Endpoint, id: string) => {
  const writes = endpoint.method !== 'GET';
  const url = urlOf(endpoint).replace(':step', 'number').replace(/:\w+/, id);
  const body = exampleBody(endpoint, { id, idLead: id, id_renewal_base_user: randomUUID() });
  return { method: endpoint.method, url, headers: own, ...(writes ? { payload: JSON.stringify(body) } : {}) };
};

/** What a caller sees, without what is drawn anew for every answer. */
const seen = ({ status, text, headers }: Answer): string =>
  JSON.stringify([
    status,
    text,
    Object.keys(headers)
      .filter((name) => name !== 'set-cookie')
      .toSorted(),
  ]);

const randomToken = () => randomBytes(32).toString('base64url');

/** Everybody who holds nothing of what is asked for, by what they hold instead. */
async function strangers(shop: Shop): Promise<Readonly<Record<string, Visitor>>> {
  const nobody = shop.visitor();
  const random = shop.visitor();
  random.cookies.set('lead', randomToken());
  const malformed = shop.visitor();
  malformed.cookies.set('lead', "' or 1=1 --");
  const another = shop.visitor();
  await openAll(another, '70000001120', '15/03/1985');
  return { nobody, random, malformed, another };
}

/** Every call of a holder × everybody who is none × what exists and what does not: refused alike, and nothing is told. */
export async function holderMatrix(): Promise<Outcome> {
  const shop = await openShop();
  const broken: string[] = [];
  let cases = 0;
  try {
    const expired = shop.visitor();
    const mine = await openAll(expired, '39053344705', '15/03/1985');
    shop.pass(61);
    const callers = { ...(await strangers(shop)), expired };
    const nowhere: Ids = { lead: randomUUID(), renewal: randomUUID(), noCoverage: randomUUID() };
    for (const endpoint of forHolders) {
      const answers = new Map<string, string>();
      for (const [who, caller] of Object.entries(callers))
        for (const [which, ids] of Object.entries({ known: mine, unknown: nowhere })) {
          cases += 1;
          const answer = await caller.send(requestOf(endpoint, ids[subjectOf(endpoint)]));
          if (answer.status !== 403)
            broken.push(`${endpoint.method} ${endpoint.path}, ${who}, ${which}: ${answer.status}`);
          answers.set(seen(answer), `${who}, ${which}`);
        }
      if (answers.size > 1)
        broken.push(`${endpoint.method} ${endpoint.path} differs: ${[...answers.values()].join(' / ')}`);
    }
    return { cases, broken };
  } finally {
    await shop.close();
  }
}

/** Every write, asked by another site or by a form: refused before anything is read. */
export async function otherSiteMatrix(): Promise<Outcome> {
  const shop = await openShop();
  const broken: string[] = [];
  const { 'x-requested-with': _mark, ...form } = own;
  const others = [
    form,
    { ...own, 'sec-fetch-site': 'cross-site' },
    { ...own, origin: 'https://mal.example' },
  ];
  const guarded = calls.filter(({ method, hasEffect }) => method !== 'GET' || hasEffect);
  let cases = 0;
  try {
    for (const endpoint of guarded)
      for (const headers of others) {
        // A question carries no mark of our scripts: what the browser says of its page counts.
        if (endpoint.method === 'GET' && headers === form) continue;
        cases += 1;
        const url = urlOf(endpoint).replaceAll(/:\w+/g, randomUUID());
        const { status, text } = await shop.visitor().send({
          method: endpoint.method,
          url,
          headers,
          ...(endpoint.method === 'GET' ? {} : { payload: '{}' }),
        });
        if (status !== 403 || !text.includes('cross-site'))
          broken.push(`${endpoint.method} ${endpoint.path}: ${status}`);
      }
    return { cases, broken };
  } finally {
    await shop.close();
  }
}
