import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection, Database } from '../database/database.ts';
import type { KeptResponse, KeptResponses } from './kept-response-repository.ts';
import { Refusal, refuse } from './refusal.ts';

/** Another call with the same key was answered in the meantime: this one answers the same and does nothing. */
class AlreadyAnswered extends Error {}

interface Options {
  readonly database: Database;
  readonly keptResponses: KeptResponses;
  readonly clock: () => Date;
  readonly idLead: string | undefined;
  readonly key: string | undefined;
  /** Everything that makes the call what it is: method, path and body. */
  readonly request: string;
}

export interface RepeatableCall {
  /** What the same call was answered before. */
  earlier(): Promise<KeptResponse | undefined>;
  /**
   * The effect and the memory of its response, in one transaction. A refusal that is thrown takes back what was done; one
   * that is returned keeps it, such as the count of a wrong guess, and is decided anew when the call is repeated.
   */
  save<T>(effect: (db: Connection) => Promise<T | Refusal>, finish: (result: T) => unknown): Promise<T>;
  /** Runs the handler; a twin that was faster gives its answer instead. */
  orEarlier(run: () => Promise<unknown>): Promise<{ fresh: unknown } | { kept: KeptResponse }>;
}

/** Makes a write safe to send again: a key is kept with the request's hash and the response, for a day. */
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
        // Whoever comes second finds the first one's answer here, and what it did itself is undone.
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
        // The second of two may also be refused for what the first one has done.
        const mayBeSecond = error instanceof AlreadyAnswered || error instanceof Refusal;
        const kept = mayBeSecond ? await earlier() : undefined;
        if (!kept) throw error;
        return { kept };
      }
    },
  };
}
