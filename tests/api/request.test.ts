import { describe, expect, it } from 'vitest';
import { isFinal } from '../../src/api/call-result.ts';
import { createClient } from '../../src/api/client.ts';
import { getBanks, getPlanList } from '../../src/contract/calls/catalogue.ts';
import { getCoverage } from '../../src/contract/calls/coverage.ts';
import { sendCollaboratorCode } from '../../src/contract/calls/customers.ts';
import { saveName } from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { plansIn } from '../funnel/given.ts';
import { hangUp, json, refusing, standIn } from './stand-in.ts';

const idLead = '0f8fad5b-d9cb-469f-a165-70867728950e';
const clientOf = (base: string, timeoutSeconds = 30) =>
  createClient({ fetch, base: () => base, timeoutSeconds });
const banks = { banks: [{ id: 1, code: '001', name: 'Banco do Brasil' }] };

describe('a final failure', () => {
  it.each([
    ['refused', 422, true],
    ['refused', 404, true],
    ['refused', 409, true],
    ['refused', 429, false],
    ['refused', 401, false],
    ['refused', 403, false],
    ['refused', 412, false],
    ['server', 500, false],
    ['http', 502, false],
    ['network', null, false],
    ['timeout', null, false],
  ] as const)('the failure %s %s is final: %s', (kind, status, final) => {
    expect(isFinal({ kind, status, message: '', code: '', fields: [], retryAfter: 0 })).toBe(final);
  });
});

describe('a request to the API', () => {
  it('a write carries key, version and the mark of our own page', async () => {
    const { base, heard } = await standIn(json(200, { success: true, version: 4 }));
    const input = { params: { idLead }, body: { name: 'Ana Souza' } };
    const result = await clientOf(base).call(saveName, input, { key: 'k1', version: 3 });
    expect(result).toEqual({ ok: true, value: { success: true, version: 4 } });
    expect(heard).toMatchObject([
      {
        method: 'PATCH',
        url: `/api/lead-v2/${idLead}/name`,
        headers: {
          'idempotency-key': 'k1',
          'if-match': '"3"',
          'x-requested-with': 'ultrafibra',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: '{"name":"Ana Souza"}',
      },
    ]);
  });

  it('a write without key and version sends neither', async () => {
    const { base, heard } = await standIn(json(200, { success: true, version: 4 }));
    await clientOf(base).call(saveName, { params: { idLead }, body: { name: 'Ana Souza' } });
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['idempotency-key']));
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['if-match']));
  });

  it('a read carries no mark and no body, and leaves out empty query values', async () => {
    const { base, heard } = await standIn(json(200, { success: true, plans: [], infra: null }));
    await clientOf(base).call(getCoverage, { query: { cep: '01310100', city: 'São Paulo', sku: undefined } });
    expect(heard).toMatchObject([
      { method: 'GET', url: '/api/cep/coverage?cep=01310100&city=S%C3%A3o+Paulo', body: '' },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('x-requested-with');
  });

  it('values in a path are escaped', async () => {
    const { base, heard } = await standIn(json(200, banks));
    await clientOf(base).call(getPostcode, { params: { cep: '../banks?x' }, query: {} });
    expect(heard.map(({ url }) => url)).toEqual(['/api/cep/information/..%2Fbanks%3Fx']);
  });

  it('a plan list is requested from the site, not from the API', async () => {
    const plans = plansIn('plans.json');
    const { port, heard } = await standIn(json(200, { plans }));
    const client = createClient({
      fetch: (path, options) => fetch(new URL(String(path), `http://127.0.0.1:${port}`), options),
      base: () => '/api/',
    });
    expect(await client.call(getPlanList, { params: { file: 'plans.json' } })).toEqual({
      ok: true,
      value: { plans },
    });
    expect(heard.map(({ url }) => url)).toEqual(['/json/plans.json']);
  });

  it('a request goes to the base of that moment', async () => {
    const [first, second] = [await standIn(json(200, banks)), await standIn(json(200, banks))];
    let base = first.base;
    const client = createClient({ fetch, base: () => base });
    await client.call(getBanks, {});
    base = second.base;
    await client.call(getBanks, {});
    expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
  });
});

describe('a server that asks to wait', () => {
  it.each([
    ['application/json', '120', 120],
    ['text/html', '5', 5],
    ['application/json', 'Wed, 21 Oct 2026 07:28:00 GMT', 0],
  ])('a refusal in %s with Retry-After %s may be tried again after %d s', async (type, wait, seconds) => {
    const { base } = await standIn(refusing(type, wait));
    expect(await clientOf(base).call(getBanks, {})).toMatchObject({ failure: { retryAfter: seconds } });
  });

  it('a refusal without Retry-After may be tried again at once', async () => {
    const { base } = await standIn(json(503, { error: 'Não' }));
    expect(await clientOf(base).call(getBanks, {})).toMatchObject({ failure: { retryAfter: 0 } });
  });
});

describe('repeated requests', () => {
  it('a read is repeated once after a broken connection', async () => {
    const { base, heard } = await standIn(hangUp, json(200, banks));
    expect(await clientOf(base).call(getBanks, {})).toEqual({ ok: true, value: banks });
    expect(heard).toHaveLength(2);
  });

  it('a read is not repeated a second time', async () => {
    const { base, heard } = await standIn(hangUp);
    await clientOf(base).call(getBanks, {});
    expect(heard).toHaveLength(2);
  });

  it('a write is never repeated by itself', async () => {
    const { base, heard } = await standIn(hangUp, json(200, { success: true, version: 1 }));
    const result = await clientOf(base).call(
      saveName,
      { params: { idLead }, body: { name: 'Ana Souza' } },
      { key: 'k' },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(heard).toHaveLength(1);
  });

  it('a GET with an effect carries its key and version, and is never repeated by itself', async () => {
    const { base, heard } = await standIn(hangUp, json(200, { success: true }));
    const options = { key: 'k1', version: 3 };
    await clientOf(base).call(sendCollaboratorCode, { params: { idLead } }, options);
    expect(heard).toMatchObject([
      { method: 'GET', headers: { 'idempotency-key': 'k1', 'if-match': '"3"' }, body: '' },
    ]);
  });

  it('an error of our own while a reply is read is thrown, and not told as a lost connection', async () => {
    const { base, heard } = await standIn(json(200, banks));
    const broken = {
      ...getBanks,
      get response(): never {
        throw new TypeError('ours');
      },
    };
    await expect(clientOf(base).call(broken, {})).rejects.toThrow('ours');
    expect(heard).toHaveLength(1);
  });

  it.each([500, 404, 429])('a read answered with %i is not repeated', async (status) => {
    const { base, heard } = await standIn(json(status, { error: 'Não' }));
    await clientOf(base).call(getBanks, {});
    expect(heard).toHaveLength(1);
  });
});
