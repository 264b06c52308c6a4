import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { scopes } from '../systems/scopes.ts';
import { webhookEventNames } from '../webhooks/webhook-events.ts';

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
});

export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = panelCall('GET', 'panel/api-keys', 'api-keys.manage', {
  summary: 'List the keys of other systems, newest first',
  response: z.object({ keys: z.array(apiKey) }),
});

export const addApiKey = panelCall('POST', 'panel/api-keys', 'api-keys.manage', {
  summary: 'Make a key; it is shown once',
  body: z.strictObject({
    name: z
      .string('Diga qual sistema vai usar a chave.')
      .check(
        z.trim(),
        z.minLength(1, 'Diga qual sistema vai usar a chave.'),
        z.maxLength(60, 'O nome pode ter até 60 letras.'),
      ),
    scopes: z.array(z.enum(scopes)).check(z.minLength(1, 'Marque o que a chave pode ler.')),
  }),
  response: z.object({ key: apiKey, token: z.string() }),
});

export const endApiKey = panelCall('DELETE', 'panel/api-keys/:id', 'api-keys.manage', {
  summary: 'End a key at once; one that has ended counts as ended',
  params: z.strictObject({ id: z.string().check(z.maxLength(40)) }),
  response: z.object({}),
});

const nameAllowed = 'Use de 2 a 30 letras minúsculas, números ou hífens, como “crm”.';
export const endpointName = z.string(nameAllowed).check(z.regex(/^[a-z][a-z0-9-]{1,29}$/, nameAllowed));

const url = z
  .string('Informe o endereço.')
  .check(z.trim(), z.minLength(1, 'Informe o endereço.'), z.maxLength(500, 'O endereço é longo demais.'));

const events = z
  .array(z.enum(webhookEventNames))
  .check(z.minLength(1, 'Marque os avisos que o sistema recebe.'));

const receiver = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  /** Set up outside the panel, which only shows it. */
  isFixed: z.boolean(),
  /** Replied 410: nothing is sent until its address changes or a person sends something again. */
  isGone: z.boolean(),
  /** Until then the former key signs too. */
  formerUntil: z.nullable(z.string()),
});

export type Receiver = z.output<typeof receiver>;

const params = z.strictObject({ name: endpointName });

export const listReceivers = panelCall('GET', 'panel/receivers', 'api-keys.manage', {
  summary: 'List the receivers of events',
  response: z.object({ receivers: z.array(receiver) }),
});

export const addReceiver = panelCall('POST', 'panel/receivers', 'api-keys.manage', {
  summary: 'Add a receiver; its signing key is shown once',
  body: z.strictObject({ name: endpointName, url, events }),
  response: z.object({ secret: z.string() }),
});

export const changeReceiver = panelCall('PUT', 'panel/receivers/:name', 'api-keys.manage', {
  summary: "Change a receiver's address and events",
  params,
  body: z.strictObject({ url, events }),
  response: z.object({}),
});

export const rotateReceiver = panelCall('POST', 'panel/receivers/:name/secret', 'api-keys.manage', {
  summary: 'Make another signing key; for 24 hours both sign',
  params,
  body: z.strictObject({}),
  response: z.object({ secret: z.string() }),
});

export const testReceiver = panelCall('POST', 'panel/receivers/:name/test', 'api-keys.manage', {
  summary: 'Send a test event; its delivery tells what became of it',
  params,
  body: z.strictObject({}),
  response: z.object({ delivery: z.string() }),
});

export const endReceiver = panelCall('DELETE', 'panel/receivers/:name', 'api-keys.manage', {
  summary: 'End a receiver: it gets no more events',
  params,
  response: z.object({}),
});
