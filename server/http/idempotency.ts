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

export interface RepeatableCall {
  /** The stored response of an earlier call with this key. */
  earlier(): Promise<KeptResponse | undefined>;
  /**
   * Saves the effect and its response in one transaction. A thrown refusal rolls back; a returned one commits the
   * effect (such as the count of a wrong guess), is not stored, and is decided again on a repeated call.
   */
  save<T>(effect: (db: Connection) => Promise<T | Refusal>, finish: (result: T) => unknown): Promise<T>;
  /** Runs the handler; returns the stored response if a concurrent call with the same key committed first. */
  orEarlier(run: () => Promise<unknown>): Promise<{ fresh: unknown } | { kept: KeptResponse }>;
}

/** Makes a write idempotent: the key, a hash of the request and the response are kept for a day. */
export function repeatableCall(options: Options): RepeatableCall {
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
    earlier,
    save: async (effect, finish) => {
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
    orEarlier: async (run) => {
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
