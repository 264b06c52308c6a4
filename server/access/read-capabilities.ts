import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '../../src/brazil/durations.ts';
import type { Database } from '../database/database.ts';
import type { HeldCapabilities } from '../http/route-group.ts';
import { momentBefore } from '../runtime/moment.ts';
import { absoluteHours, type Capabilities } from './capability-repository.ts';
import { readToken } from './read-token.ts';
import { type Site, visitorCookie } from './visitor-cookie.ts';

interface Dependencies extends Site {
  readonly database: Database;
  readonly repositories: { readonly capabilities: Capabilities };
  readonly clock: () => Date;
}

/** Reads the capabilities of the caller's cookie; `leave` sets the cookie of a newly issued one. */
export async function readCapabilities(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<HeldCapabilities & { leave(): void }> {
  const { database, repositories, clock } = dependencies;
  const cookie = visitorCookie(request, reply, dependencies, 'lead');
  const token = readToken(cookie.read());
  const now = clock();
  const grants =
    token === undefined ? [] : await database.read((db) => repositories.capabilities.opened(db, token, now));
  const aMinuteAgo = momentBefore(now, minuteMs);
  if (token !== undefined && grants.some(({ usedAt }) => usedAt < aMinuteAgo)) {
    await database.write((db) => repositories.capabilities.touch(db, token, now));
  }
  let issued: string | undefined;
  return {
    held: grants.map(({ leadId }) => leadId),
    holds: (idLead) => grants.some(({ leadId }) => leadId === idLead),
    grant: async (db, idLead) => {
      issued = await repositories.capabilities.issue(db, idLead, issued ?? token, now);
    },
    revokeOthers: (db, idLead) => repositories.capabilities.endOthers(db, idLead, token),
    leave: () => {
      if (issued !== undefined) cookie.set(issued, absoluteHours);
    },
  };
}
