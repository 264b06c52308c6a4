import { expect, it } from 'vitest';
import { apiDocument } from '../../../server/app/api-document.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import * as systemCalls from '../../../src/contract/systems/read-calls.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';

it('the OpenAPI document describes every call of the contract', async () => {
  const server = await openTestServer();
  const { body, headers } = await server.browser().send({ method: 'GET', url: '/api/openapi.json' });
  expect(headers['content-type']).toContain('application/json');
  const { openapi, paths } = Object(body);
  expect(openapi).toBe('3.1.0');
  const described = Object.values(paths).flatMap((calls) =>
    Object.values(Object(calls)).map((call) => Reflect.get(Object(call), 'operationId')),
  );
  const known = { ...endpoints, ...systemCalls };
  expect(described.toSorted()).toEqual([...Object.keys(known), 'reportOrderState'].toSorted());
  const finish = paths['/api/lead/{idLead}'].put;
  expect(finish.security).toEqual([{ lead: [] }]);
  expect(finish.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/FinishOrderBody',
  });
  expect(Object(body).components.schemas.FinishOrderBody.required).toEqual([
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

it('generators find every call, schema and key of the OpenAPI document once', () => {
  const { paths, webhooks, components, servers, tags } = apiDocument('https://loja.example');
  expect(servers).toMatchObject([{ url: 'https://loja.example' }]);
  const shapes = Object.keys(paths).map((path) => path.replace(/{\w+}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  const calls = [...Object.values(paths), ...Object.values(webhooks)].flatMap((byMethod) =>
    Object.values(byMethod),
  );
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const described = tags.map(({ name }) => name);
  for (const call of calls) {
    expect(call.security, call.operationId).toBeInstanceOf(Array);
    expect(described).toEqual(expect.arrayContaining(call.tags));
    const bodies = JSON.stringify([call.requestBody, call.responses]).match(/"schema":{"[^"]+"/g) ?? [];
    expect(new Set(bodies), call.operationId).toEqual(new Set(bodies.length > 0 ? ['"schema":{"$ref"'] : []));
  }
  const { schemas } = Object(components);
  const text = JSON.stringify({ paths, webhooks, components });
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(schemas).toHaveProperty(name);
  expect(Object.keys(schemas).filter((name) => /(?:In|Out)put$/.test(name))).toEqual([]);
  expect(text).not.toContain('$defs');
});

it('a parameter is described by what its name does not say, or not at all', () => {
  const { paths } = apiDocument();
  const parameters = Object.values(paths).flatMap((calls) =>
    Object.values(calls).flatMap((call) => call.parameters ?? []),
  );
  const textOf = (name: string) => parameters.find((one) => one.name === name)?.description;
  for (const name of ['after', 'changed_since', 'limit'])
    expect(textOf(name), name).toEqual(expect.stringMatching(/ .+ /));
  for (const { name, description } of parameters)
    expect(description ?? '', String(name)).not.toMatch(/^The \S+$/);
});

it('a call of anybody needs the mark only beside a cookie, and says so in the document', async () => {
  const server = await openTestServer();
  const { body } = await server.browser().send({ method: 'GET', url: '/api/openapi.json' });
  const markOf = (call: { parameters: { name: string; required: boolean }[] }) =>
    call.parameters.find(({ name }) => name === 'X-Requested-With');
  const { paths } = Object(body);
  expect(markOf(paths['/api/lead-v2'].post)).toMatchObject({ required: false });
  expect(markOf(paths['/api/lead/{idLead}'].put)).toMatchObject({ required: true });
});

it('a shop without the API documentation answers its address as unknown', async () => {
  const server = await openTestServer();
  const { status } = await server.browser().send({ method: 'GET', url: '/api/docs' });
  expect(status).toBe(404);
});

it('the documents of the API are cached, a missing one is not', async () => {
  const browser = (await openTestServer({ docs: true })).browser();
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json'])
    expect((await browser.send({ method: 'GET', url })).headers['cache-control'], url).toMatch(
      /^public, max-age=\d+$/,
    );
  const { status, headers } = await browser.send({ method: 'GET', url: '/api/docs/static/nada.js' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers['cache-control']).toBe('no-store');
});

it('the API documentation page loads everything from its own host', async () => {
  const { browser } = await openWithBrowser({ docs: true });
  const { text, headers } = await browser.send({ method: 'GET', url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  const sources = Array.from(text.matchAll(/(?:src|href)="([^"]+)"/g), ([, source = '']) => source);
  const files = sources.filter((source) => /\.(js|css)$/.test(source));
  expect(files.length).toBeGreaterThan(2);
  for (const url of files) {
    expect(url).toMatch(/^\/api\/docs\//);
    expect((await browser.send({ method: 'GET', url })).status).toBe(200);
  }
  const url = '/api/docs/static/swagger-initializer.js';
  const { text: start } = await browser.send({ method: 'GET', url });
  expect(start).toContain('tryItOutEnabled');
});
