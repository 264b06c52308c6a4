import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from '../../proofs/browser/faults.ts';
import { openFaultyLine } from '../../proofs/browser/faulty-line.ts';
import { isFinal } from '../../src/api/call-result.ts';
import { createClient } from '../../src/api/client.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

const calls = Object.entries<Endpoint>(endpoints).filter(([, { root }]) => root === undefined);
const broken = faults.filter(({ spoil }) => spoil !== 'delays');

/** A value for every place in the address. */
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '1']));

describe('failing calls over a real socket', () => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end('{"success":true,"id":"1"}');
  });
  let url = '';
  beforeAll(async () => {
    site.listen(0, 'localhost');
    await once(site, 'listening');
    const address = site.address();
    url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });

  it.each(broken)(
    'every call that meets $name gets the right message and may be tried again',
    async (fault) => {
      const line = await openFaultyLine(url);
      line.break(fault);
      const impatient = fault.name === 'time-out' ? 0.02 : 30;
      const client = createClient({ fetch, base: () => `${line.url}/api/`, timeoutSeconds: impatient });
      const told: string[] = [];
      for (const [name, endpoint] of calls) {
        const result = await client.call(endpoint, { params: paramsOf(endpoint) });
        await line.amend(name);
        const failure = result.ok ? null : result.failure;
        const sentence = fault.says(endpoint)?.replace('(30s)', `(${impatient}s)`) ?? '';
        if (failure === null || !failure.message.includes(sentence) || isFinal(failure))
          told.push(`${name}: ${failure?.message ?? 'succeeded'}`);
      }
      await line.close();
      expect(told).toEqual([]);
    },
  );
});
