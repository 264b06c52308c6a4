import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { openTestServer } from './test-server/open-test-server.ts';

it('describes every call of the contract as OpenAPI', async () => {
  const floor = await openTestServer();
  const { body, headers } = await floor.browser().send({ method: 'GET', url: '/api/openapi.json' });
  expect(headers['content-type']).toContain('application/json');
  const { openapi, paths } = Object(body);
  expect(openapi).toBe('3.1.0');
  const described = Object.values(paths).flatMap((calls) =>
    Object.values(Object(calls)).map((call) => Reflect.get(Object(call), 'operationId')),
  );
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const finish = paths['/api/lead/{idLead}'].put;
  expect(finish.security).toEqual([{ lead: [] }]);
  expect(finish.requestBody.content['application/json'].schema.required).toEqual([
    'accept_information',
    'offerSelected',
  ]);
  expect(finish.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'idLead',
    'X-Requested-With',
    'Idempotency-Key',
    'If-Match',
  ]);
});

it('can be read by people, without any script', async () => {
  const floor = await openTestServer();
  const { text, headers } = await floor.browser().send({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'/);
  expect(text).toContain('/api/lead-v2/{idLead}/name');
  expect(text).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
});
