import type { FastifyReply } from 'fastify';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection, Database } from '../database/database.ts';
import type { KeptResponse, KeptResponses } from './kept-response-repository.ts';
import { Refusal, refuse } from './refusal.ts';

/** A concurrent call with the same key committed first: this one is rolled back and returns the same response. */
class AlreadyAnswered extends Error {}

interface Options {
  readonly database: Database;
  readonly keptResponses: KeptResponses;
  readonly clock: () => Date;
  readonly idLead: string | undefined;
  readonly key: string | undefined;
  /** Identifies the call: method, path and body. */
  readonly request: string;
}

/** A response, new or stored by an earlier call with the same key. */
export type Answer = { readonly fresh: unknown } | { readonly kept: KeptResponse };

export type RepeatableCall = ReturnType<typeof repeatableCall>;

/** Makes a write idempotent: the key, a hash of the request and the response are kept for a day. */
export function repeatableCall(options: Options) {
  const { database, keptResponses, clock, idLead, key, request } = options;
  const requestHash = key === undefined ? '' : keptResponses.hashOf(request);

  const earlier = async () => {
    if (key === undefined) return undefined;
    const kept = await database.read((db) => keptResponses.find(db, key));
    if (kept && kept.requestHash !== requestHash) {
      refuse(422, problemCodes.keyReused, 'Esta chave de envio já foi usada com outros dados.');
    }
    return kept;
  };

  return {
    /**
     * Saves the effect and its response in one transaction. A thrown refusal rolls back; a returned one commits the
     * effect (such as the count of a wrong guess), is not stored, and is decided again on a repeated call.
     */
    save: async <T>(effect: (db: Connection) => Promise<T | Refusal>, finish: (result: T) => unknown) => {
      const saved = await database.write(async (db) => {
        const result = await effect(db);
        if (result instanceof Refusal) return result;
        const body = finish(result);
        // The second of two concurrent calls finds the key here and is rolled back.
        if (key !== undefined && !(await keptResponses.keep(db, { key, requestHash, idLead, body }, clock())))
          throw new AlreadyAnswered();
        return result;
      });
      if (saved instanceof Refusal) throw saved;
      return saved;
    },
    /** Runs the handler, unless an earlier or concurrent call with the same key was answered: then that response counts. */
    answerOnce: async (run: () => Promise<unknown>): Promise<Answer> => {
      const answered = await earlier();
      if (answered) return { kept: answered };
      try {
        return { fresh: await run() };
      } catch (error) {
        // The second of two concurrent calls may be refused because of the first one's effect.
        const mayBeSecond = error instanceof AlreadyAnswered || error instanceof Refusal;
        const kept = mayBeSecond ? await earlier() : undefined;
        if (!kept) throw error;
        return { kept };
      }
    },
  };
}

/** The body of the answer; a stored one is marked by a header. */
export function bodyOf(answer: Answer, reply: FastifyReply): unknown {
  if ('fresh' in answer) return answer.fresh;
  reply.status(answer.kept.status).header('idempotent-replayed', 'true');
  return answer.kept.body;
}
