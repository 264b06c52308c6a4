import { randomUUID } from 'node:crypto';
import { urlOf } from '../../../server/http/route-group.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Browser } from '../test-server/browser.ts';
import { exampleBody } from './example-input.ts';

export interface Outcome {
  readonly cases: number;
  readonly broken: readonly string[];
}

const paulista = { cep: '01310100', number: '1000' };
export const calls = Object.values<Endpoint>(endpoints);
export const forHolders = calls.filter(({ access }) => access === 'holder');

export type Subject = 'lead' | 'renewal' | 'noCoverage';
export type Ids = Readonly<Record<Subject, string>>;

export const subjectOf = ({ path }: Endpoint): Subject =>
  path.startsWith('renewal') ? 'renewal' : path === 'lead-no-coverage' ? 'noCoverage' : 'lead';

/** Headers of calls from our own pages. */
export const own = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };

async function post(browser: Browser, path: string, body: object) {
  const payload = JSON.stringify(body);
  const {
    status,
    text,
    body: answered,
  } = await browser.send({
    method: 'POST',
    url: `/api/${path}`,
    headers: own,
    payload,
  });
  if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${text}`);
  return (name: string): string => String(Reflect.get(Object(answered), name));
}

export async function openAll(browser: Browser, cpf: string, birth_date: string): Promise<Ids> {
  const lead = (await post(browser, 'lead-v2', { coverage: paulista, lead: { idPlan: 101 } }))('idLead');
  const noCoverage = (await post(browser, 'lead-no-coverage', { cep: '69900062', number: '7' }))('id');
  const renewal = (await post(browser, 'renewalBaseUser/documentNumber', { cpf, birth_date }))(
    'id_renewal_request',
  );
  return { lead, noCoverage, renewal };
}

export const requestOf = (endpoint: Endpoint, id: string) => {
  const writes = endpoint.method !== 'GET';
  const url = urlOf(endpoint).replace(':step', 'number').replace(/:\w+/, id);
  const body = exampleBody(endpoint, { id, idLead: id, id_renewal_base_user: randomUUID() });
  return { method: endpoint.method, url, headers: own, ...(writes ? { payload: JSON.stringify(body) } : {}) };
};

/** The comparable part of an answer, without random values. */
export const seen = ({ status, text, headers }: Awaited<ReturnType<Browser['send']>>): string =>
  JSON.stringify([
    status,
    text,
    Object.keys(headers)
      .filter((name) => name !== 'set-cookie')
      .toSorted(),
  ]);

const nowhere: Ids = { lead: randomUUID(), renewal: randomUUID(), noCoverage: randomUUID() };

/** A caller without a valid capability. */
export interface Stranger {
  readonly who: string;
  readonly caller: Browser;
  readonly about: Ids;
}

/** Proves that all callers without a capability get the same answer, for existing and unknown ids. */
export async function refusedAlike(strangers: readonly Stranger[]): Promise<Outcome> {
  const broken: string[] = [];
  let cases = 0;
  for (const endpoint of forHolders) {
    const answers = new Map<string, string>();
    for (const { who, caller, about } of strangers)
      for (const [which, ids] of Object.entries({ known: about, unknown: nowhere })) {
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
}
