import { dayMs, minuteMs } from '../../src/brazil/durations.ts';
import type { PostcodeInformation } from '../../src/contract/address.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { placeByRange } from './place-by-range.ts';

export type ServiceAnswer =
  | { kind: 'found'; place: PostcodeInformation }
  | { kind: 'unknown' }
  | { kind: 'down' };

export type PostcodeAnswer =
  | { kind: 'found'; place: PostcodeInformation }
  | { kind: 'unknown' }
  /** All services failed; `place` is derived from the number alone. */
  | { kind: 'down'; place?: PostcodeInformation };

export interface Postcodes {
  find(cep: string): Promise<PostcodeAnswer>;
}

/** A public postcode service. Bounded by a timeout; never throws, every failure is 'down'. */
export interface PostcodeService {
  name: string;
  /** Its 'unknown' needs no second opinion: it reads the post office's own list. */
  authoritative: boolean;
  find(cep: string, signal: AbortSignal): Promise<ServiceAnswer>;
}

/** Queries all services in parallel; the first hit wins. Results are cached for a day. */
export function createPostcodes({
  services,
  clock,
}: {
  services: readonly PostcodeService[];
  clock: () => Date;
}): Postcodes {
  const known = createExpiringCache<PostcodeAnswer>({ limit: 5000, clock });
  const underWay = new Map<string, Promise<PostcodeAnswer>>();

  async function ask(cep: string): Promise<PostcodeAnswer> {
    const answer = withPlaceByRange(cep, await race(services, cep));
    known.set(cep, answer, keptFor[answer.kind]);
    return answer;
  }

  return {
    async find(cep) {
      const answer = known.get(cep) ?? underWay.get(cep);
      if (answer !== undefined) return answer;
      if (underWay.size >= askedAtOnce) return withPlaceByRange(cep, { kind: 'down' });
      const asked = ask(cep).finally(() => underWay.delete(cep));
      underWay.set(cep, asked);
      return asked;
    },
  };
}

/** Concurrency limit: each query opens a connection to every service, and a flood must not exhaust them. */
const askedAtOnce = 64;

/** Outages are cached briefly, so that a retry does not wait for all timeouts again. */
const keptFor: Record<PostcodeAnswer['kind'], number> = {
  found: dayMs,
  unknown: 10 * minuteMs,
  down: minuteMs / 4,
};

async function race(services: readonly PostcodeService[], cep: string): Promise<ServiceAnswer> {
  const over = new AbortController();
  const asked = services.map((service) => service.find(cep, over.signal));
  try {
    return await Promise.any(asked.map(orReject));
  } catch {
    return withoutPlace(services, await Promise.all(asked));
  } finally {
    over.abort();
  }
}

async function orReject(asked: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  const answer = await asked;
  if (answer.kind !== 'found') throw new Error(answer.kind);
  return answer;
}

/** Small services have gaps: 'unknown' needs two services or an authoritative one. */
function withoutPlace(
  services: readonly PostcodeService[],
  answers: readonly ServiceAnswer[],
): ServiceAnswer {
  const denying = services.filter((_, index) => answers[index]?.kind === 'unknown');
  const certain = denying.length >= 2 || denying.some(({ authoritative }) => authoritative);
  return certain ? { kind: 'unknown' } : { kind: 'down' };
}

function withPlaceByRange(cep: string, answer: ServiceAnswer): PostcodeAnswer {
  if (answer.kind !== 'down') return answer;
  const place = placeByRange(cep);
  return place === null ? { kind: 'down' } : { kind: 'down', place };
}
