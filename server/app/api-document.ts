import * as z from 'zod/mini';
import { type Endpoint, writes } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { problemSchema } from '../../src/contract/problem.ts';
import type { ServiceCall } from '../../src/contract/services/service-call.ts';
import { services } from '../../src/contract/services/services.ts';
import { orderReport, orderReportAnswer } from '../../src/contract/webhooks/order-report.ts';
import {
  type WebhookEventName,
  webhookEventNames,
  webhookEvents,
} from '../../src/contract/webhooks/webhook-events.ts';
import { urlOf } from '../http/route-group.ts';
import { orderReportsPath } from '../orders/handover/order-reports.ts';
import { maxAttempts, retryHours } from '../outbox/retry-delay.ts';

type JsonSchema = Record<string, unknown>;

interface Call {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
  security?: Record<string, string[]>[];
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Call>>;
  webhooks: Record<string, { post: Call }>;
  components: JsonSchema;
}

/** OpenAPI 3.1 document generated from the contract, so that both always agree. */
export function apiDocument(): ApiDocument {
  const paths: ApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = urlOf(endpoint).replace(/:(\w+)/g, '{$1}');
    const calls = paths[path] ?? {};
    paths[path] = { ...calls, [endpoint.method.toLowerCase()]: callOf(name, endpoint) };
  }
  paths[orderReportsPath] = { post: orderReportCall() };
  return {
    openapi: '3.1.0',
    info: { title: 'Ultrafibra API', version: '1', description },
    paths,
    webhooks: sentCalls(),
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: {
        lead: { type: 'apiKey', in: 'cookie', name: 'lead' },
        service: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** Outgoing calls of the shop, listed as webhooks. */
const sentCalls = (): ApiDocument['webhooks'] => ({
  ...Object.fromEntries(
    Object.entries<ServiceCall>(services).map(([name, service]) => [
      name,
      { post: serviceCallOf(name, service) },
    ]),
  ),
  ...Object.fromEntries(webhookEventNames.map((name) => [name, { post: eventCallOf(name) }])),
});

/** The incoming order report; signed if `ORDERS_SECRET` is set. */
function orderReportCall(): Call {
  return {
    operationId: 'reportOrderState',
    summary: "Report an order's state; repeated and late reports change nothing",
    tags: ["the carrier's systems"],
    parameters: webhookHeaders,
    requestBody: { required: true, ...json(schemaOf(orderReport, 'input')) },
    responses: {
      '200': { description: "The order's state", ...json(schemaOf(orderReportAnswer, 'output')) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

function eventCallOf(name: WebhookEventName): Call {
  const { summary, data } = webhookEvents[name];
  const body = z.object({ type: z.literal(name), timestamp: z.string(), data });
  return {
    operationId: name,
    summary,
    tags: ['events'],
    parameters: webhookHeaders,
    requestBody: { required: true, ...json(schemaOf(body, 'output')) },
    responses: {
      '2XX': { description: 'Taken' },
      '410': { description: 'Stop sending to this address' },
      default: {
        description: `Failure: retried with growing delays, ${maxAttempts} attempts within ${retryHours} hours; longer if Retry-After asks for it`,
      },
    },
  };
}

function serviceCallOf(operationId: string, { path, summary, body, response, hasEffect }: ServiceCall): Call {
  const key = header('Idempotency-Key', true, 'A repeated key is the same request and gets the same answer');
  return {
    operationId,
    summary: `${summary}: POST <address of the settings>/${path}`,
    tags: ["the carrier's systems"],
    ...(hasEffect ? { parameters: [key] } : {}),
    requestBody: { required: true, ...json(schemaOf(body, 'output')) },
    responses: {
      '200': { description: 'Answered', ...json(schemaOf(response, 'input')) },
      default: { description: 'An outage: the visitor is told, and the call is retried' },
    },
    security: [{ service: [] }],
  };
}

function callOf(operationId: string, endpoint: Endpoint): Call {
  const { params, query, body, response, access, summary, method, path } = endpoint;
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...(method === 'GET' ? [] : [ownPage(access)]),
    ...(writes(endpoint) ? writeHeaders : []),
  ];
  return {
    operationId,
    summary,
    tags: [path.split('/')[0] ?? path],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}),
    responses: {
      '200': { description: 'Done', ...json(schemaOf(response, 'output')) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Problem' }) },
    },
    ...(access === 'holder' ? { security: [{ lead: [] }] } : {}),
  };
}

function parametersOf(location: 'path' | 'query', schema: Endpoint['params']): JsonSchema[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  return Object.entries(properties ?? {}).map(([name, inner]) => ({
    name,
    in: location,
    required: location === 'path' || (Array.isArray(required) && required.includes(name)),
    schema: inner,
  }));
}

function schemaOf(schema: NonNullable<Endpoint['params']>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

const header = (name: string, required: boolean, description: string, schema = {}): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', ...schema },
});

const webhookHeaders = [
  header('webhook-id', true, 'The same in every attempt: ignore an id that was processed before'),
  header('webhook-timestamp', true, 'Seconds since 1970; refuse requests older than five minutes'),
  header('webhook-signature', true, 'Standard Webhooks v1, one for each secret, separated by spaces'),
];

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
  'Every call of the funnel. Writes are JSON, beside a cookie with the header X-Requested-With: ultrafibra. A lead belongs to the ' +
  'browser that holds its cookie. Every refusal has the shape Problem: a sentence for the visitor, a code for programs.';
