import * as z from 'zod/mini';
import { type Endpoint, writes } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import type { ServiceCall } from '../../src/contract/services/service-call.ts';
import { services } from '../../src/contract/services/services.ts';
import * as systemCalls from '../../src/contract/systems/read-calls.ts';
import { orderReport, orderReportAnswer } from '../../src/contract/webhooks/order-report.ts';
import {
  type WebhookEventName,
  webhookBodies,
  webhookEventNames,
  webhookEvents,
} from '../../src/contract/webhooks/webhook-events.ts';
import { urlOf } from '../http/route-group.ts';
import { orderReportsPath } from '../orders/handover/order-reports.ts';
import { maxAttempts, retryHours } from '../outbox/retry-delay.ts';
import { createNamedSchemas, type JsonSchema, type NamedSchemas } from './named-schemas.ts';

interface Call {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
  security: Record<string, string[]>[];
}

type Paths = Record<string, Record<string, Call>>;

/** OpenAPI 3.1 document generated from the contract, so that both always agree. */
export function apiDocument(siteUrl = '') {
  const named = createNamedSchemas();
  const paths: Paths = {};
  for (const [name, endpoint] of Object.entries<Endpoint>({ ...endpoints, ...systemCalls })) {
    const path = pathIn(paths, urlOf(endpoint).replace(/:(\w+)/g, '{$1}'));
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: callOf(name, endpoint, path, named) };
  }
  paths[orderReportsPath] = { post: orderReportCall(named) };
  const webhooks = sentCalls(named);
  const used = Object.values({ ...paths, ...webhooks }).flatMap((calls) =>
    Object.values(calls).flatMap(({ tags }) => tags),
  );
  const components: JsonSchema = {
    schemas: named.schemas(),
    securitySchemes: {
      lead: {
        type: 'apiKey',
        in: 'cookie',
        name: 'lead',
        description: 'What the browser holds that opened a lead',
      },
      key: { type: 'http', scheme: 'bearer', description: 'A key made in the panel under Integrações' },
      service: { type: 'http', scheme: 'bearer', description: "The shop's token of the settings" },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'webhook-signature',
        description: 'Standard Webhooks',
      },
    },
  };
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Ultrafibra API',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Ultrafibra', ...(siteUrl === '' ? {} : { url: siteUrl }) },
    },
    servers: [{ url: siteUrl === '' ? '/' : siteUrl, description: 'This shop' }],
    tags: [...new Set(used)]
      .toSorted()
      .map((name) => ({ name, description: lookUp(tagTexts, name) ?? ofVisitors })),
    paths,
    webhooks,
    components,
  };
}

/** Two paths that differ only in the names of parameters are one path: the first names them. */
function pathIn(paths: Paths, path: string): string {
  const shape = (text: string) => text.replace(/{\w+}/g, '{}');
  return Object.keys(paths).find((known) => shape(known) === shape(path)) ?? path;
}

/** Outgoing calls of the shop, listed as webhooks. */
const sentCalls = (named: NamedSchemas): Record<string, { post: Call }> => ({
  ...Object.fromEntries(
    Object.entries<ServiceCall>(services).map(([name, service]) => [
      name,
      { post: serviceCallOf(name, service, named) },
    ]),
  ),
  ...Object.fromEntries(webhookEventNames.map((name) => [name, { post: eventCallOf(name, named) }])),
});

/** The incoming order report; signed if `ORDERS_SECRET` is set. */
function orderReportCall(named: NamedSchemas): Call {
  return {
    operationId: 'reportOrderState',
    summary: "Report an order's state",
    description: 'Repeated and late reports change nothing.',
    tags: ['carrier'],
    ...signed,
    requestBody: { required: true, ...json(named.of('OrderReport', orderReport, 'input')) },
    responses: {
      '200': {
        description: "The order's state",
        ...json(named.of('OrderReportAnswer', orderReportAnswer, 'output')),
      },
      '4XX': refused,
      default: refused,
    },
  };
}

function eventCallOf(name: WebhookEventName, named: NamedSchemas): Call {
  return {
    operationId: name.replace(/[.](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: webhookEvents[name].summary,
    description: 'Sent to each receiver that has chosen it.',
    tags: ['events'],
    ...signed,
    requestBody: { required: true, ...json(named.of(name, webhookBodies[name], 'output')) },
    responses: {
      '2XX': { description: 'Taken' },
      '410': { description: 'Stop sending to this address' },
      default: {
        description: `Failure: retried with growing delays, ${maxAttempts} attempts within ${retryHours} hours; longer if Retry-After asks for it`,
      },
    },
  };
}

function serviceCallOf(operationId: string, call: ServiceCall, named: NamedSchemas): Call {
  const { path, summary, body, response, hasEffect } = call;
  const key = header('Idempotency-Key', true, 'A repeated key is the same request and gets the same answer');
  return {
    operationId,
    summary,
    description: `POST <address of the settings>/${path}`,
    tags: ['carrier'],
    ...(hasEffect ? { parameters: [key] } : {}),
    requestBody: { required: true, ...json(named.of(`${operationId}Body`, body, 'output')) },
    responses: {
      '200': { description: 'Answered', ...json(named.of(`${operationId}Answer`, response, 'input')) },
      default: { description: 'An outage: the visitor is told, and the call is retried' },
    },
    security: [{ service: [] }],
  };
}

const securityOf = ({ access }: Endpoint): Call['security'] => {
  if (access === 'holder') return [{ lead: [] }];
  return access === 'key' ? [{ key: [] }] : [];
};

function callOf(operationId: string, endpoint: Endpoint, path: string, named: NamedSchemas): Call {
  const { params, query, body, response, access, summary, method } = endpoint;
  const names = Array.from(path.matchAll(/{(\w+)}/g), ([, name = '']) => name);
  const parameters = [
    ...parametersOf('path', params).map((parameter, index) => ({ ...parameter, name: names[index] })),
    ...parametersOf('query', query),
    ...(method === 'GET' ? [] : [ownPage(access)]),
    ...(writes(endpoint) ? writeHeaders : []),
  ];
  return {
    operationId,
    summary,
    description: access === 'key' && endpoint.scope ? `Needs a key with ${endpoint.scope}.` : `${summary}.`,
    tags: [access === 'key' ? 'systems' : (endpoint.path.split('/')[0] ?? '')],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, ...json(named.of(`${operationId}Body`, body, 'input')) } }
      : {}),
    responses: {
      '200': { description: 'Done', ...json(named.of(`${operationId}Response`, response, 'output')) },
      '4XX': refused,
      default: refused,
    },
    security: securityOf(endpoint),
  };
}

function parametersOf(location: 'path' | 'query', schema: Endpoint['params']): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}).map(([name, inner]) => ({
    name,
    in: location,
    ...(typeof inner === 'object' && inner.description ? { description: inner.description } : {}),
    required: location === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: inner,
  }));
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const refused = { description: 'Refused', ...json({ $ref: '#/components/schemas/Problem' }) };

const header = (name: string, required: boolean, description: string, schema = {}): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

const signed = {
  parameters: [
    header('webhook-id', true, 'The same in every attempt: ignore an id that was processed before'),
    header('webhook-timestamp', true, 'Seconds since 1970; refuse requests older than five minutes'),
    header('webhook-signature', true, 'Standard Webhooks v1, one for each secret, separated by spaces'),
  ],
  security: [{ signature: [] }],
};

/** A call for holders always brings their cookie. */
const ownPage = (access: Endpoint['access']): JsonSchema =>
  header('X-Requested-With', access !== 'anyone', 'Needed beside a cookie: no other site can send it', {
    default: 'ultrafibra',
  });

const writeHeaders = [
  header(
    'Idempotency-Key',
    false,
    '16 to 64 letters, digits or hyphens; makes the call safe to repeat for a day',
  ),
  header('If-Match', false, 'The version last seen, in quotes; 412 if the lead has changed'),
];

const description =
  'Every call of the funnel, and what other systems read. Writes are JSON, beside a cookie with the header X-Requested-With: ultrafibra. ' +
  'A lead belongs to the browser that holds its cookie. Every refusal has the shape Problem: a sentence for the visitor, a code for programs.';

const ofVisitors = "Calls of the visitors' pages";

const tagTexts: Readonly<Record<string, string>> = {
  systems: 'What other systems read with a key',
  events: 'What the shop tells other systems, by Standard Webhooks',
  carrier: "What the shop asks the carrier's systems, and what they report",
};
