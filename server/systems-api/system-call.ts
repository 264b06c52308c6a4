import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { ApiKeys, OpenKey } from '../access/api-key-repository.ts';
import type { Limiter } from '../access/create-limiter.ts';
import type { Database } from '../database/database.ts';
import { checkedResponse } from '../http/checked-response.ts';
import { networkOf } from '../http/network-of.ts';
import { type Handler, openCall, type RawInput } from '../http/read-input.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { urlOf } from '../http/route-group.ts';
import type { Leads } from '../leads/lead-repository.ts';
import type { LeadWorks } from '../leads/lead-work-repository.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import type { AuditLog } from '../operators/audit-log-repository.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';

export interface SystemDependencies {
  readonly database: Database;
  readonly repositories: {
    readonly apiKeys: ApiKeys;
    readonly auditLog: AuditLog;
    readonly leads: Leads;
    readonly leadWorks: LeadWorks;
    readonly messageStops: MessageStops;
    readonly outbox: Outbox;
  };
  readonly limiter: Limiter;
  readonly clock: () => Date;
}

export interface SystemContext extends SystemDependencies {
  readonly key: OpenKey;
}

export interface SystemHandler {
  readonly endpoint: Endpoint;
  open(raw: RawInput): { run(context: SystemContext): Promise<unknown> };
}

export const handleSystem = <const E extends Endpoint & { readonly access: 'key' }>(
  endpoint: E,
  handler: Handler<E, SystemContext>,
): SystemHandler => ({ endpoint, open: openCall(endpoint, handler) });

/** Registers one call for other systems: key, scope, limit, parse, run, check the response. */
export function registerSystemCall(
  app: FastifyInstance,
  { endpoint, open }: SystemHandler,
  dependencies: SystemDependencies,
): void {
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    handler: async (request) => {
      const key = await requireKey(request, dependencies);
      if (endpoint.scope !== undefined && !key.scopes.includes(endpoint.scope))
        refuse(403, 'no-scope', `Esta chave não pode ler isto: falta ${endpoint.scope}.`);
      return checkedResponse(endpoint, await open(request).run({ ...dependencies, key }));
    },
  });
}

async function requireKey(request: FastifyRequest, dependencies: SystemDependencies): Promise<OpenKey> {
  const { database, repositories, limiter, clock } = dependencies;
  const { apiKeys } = repositories;
  const address = networkOf(request.ip);
  await limiter.spend('look', { address });
  const [, token] = /^Bearer (uf_[\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
  const key = token === undefined ? undefined : await database.read((db) => apiKeys.find(db, token));
  if (key === undefined)
    throw new Refusal(401, 'no-key', 'Falta uma chave de API válida. Ela pode ter sido encerrada.', [], {
      headers: { 'www-authenticate': 'Bearer' },
    });
  await limiter.spend('systems', { address, about: key.id });
  const now = clock();
  if (apiKeys.isToNote(key, now)) await database.write((db) => apiKeys.noteUse(db, key.id, now));
  return key;
}
