import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../access/rate-limit.ts';
import type { ServerDependencies } from '../http/request-context.ts';
import { clearPanelToken, readPanelToken, setPanelToken } from './session-cookie.ts';

/** Who may look: whoever named the operator's key, from then on by a session. */
export interface PanelAccess {
  readonly key: string;
  readonly sandbox: boolean;
  /** How often one address may name a key. */
  readonly tries: RateLimit;
  hasCookie(request: FastifyRequest): boolean;
  /** Does the browser's session open the panel? If so, its end by idleness is put off. */
  isOpen(request: FastifyRequest): Promise<boolean>;
  open(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const minute = 60_000;

export function panelAccess(dependencies: ServerDependencies, key: string): PanelAccess {
  const { database, repositories, clock, behindTls, domain, limits } = dependencies;
  const { panelSessions } = repositories;
  const isSecure = (request: FastifyRequest) => behindTls || request.protocol === 'https';
  const tokenOf = (request: FastifyRequest) => readPanelToken(request, isSecure(request));
  return {
    key,
    sandbox: domain.sandbox,
    tries: limits.panelKeys,
    hasCookie: (request) => tokenOf(request) !== undefined,
    isOpen: async (request) => {
      const token = tokenOf(request);
      if (token === undefined) return false;
      const now = clock();
      const usedAt = await database.read((db) => panelSessions.usedAt(db, key, token, now));
      if (usedAt === undefined) return false;
      if (Date.parse(usedAt) < now.getTime() - minute)
        await database.write((db) => panelSessions.touch(db, key, token, now));
      return true;
    },
    open: async (request, reply) => {
      const token = await database.write((db) => panelSessions.open(db, key, clock()));
      setPanelToken(reply, token, isSecure(request));
    },
    close: async (request, reply) => {
      const token = tokenOf(request);
      if (token !== undefined) await database.write((db) => panelSessions.end(db, key, token));
      clearPanelToken(reply, isSecure(request));
    },
  };
}
