import { dayMs } from '../../src/brazil/durations.ts';
import type { FoundAddress, Position, StreetQuestion } from '../../src/contract/calls/address-search.ts';
import type { Postcodes } from './create-postcodes.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { streetNames } from './street-names.ts';
import { folded, type Town, townsNamed } from './towns-named.ts';

export type AddressAnswer =
  | { kind: 'found'; places: readonly FoundAddress[]; isCut: boolean }
  /** Several towns have this name: the states to choose from. */
  | { kind: 'states'; states: readonly string[] }
  | { kind: 'unknown-town' }
  | { kind: 'down' };

type StreetAnswer = Extract<AddressAnswer, { kind: 'found' | 'down' }>;

export interface AddressSearch {
  find(question: StreetQuestion): Promise<AddressAnswer>;
  /** The position is rounded to four decimals, which locates the street but not the house. */
  near(position: Position): Promise<StreetAnswer>;
}

/** A public postcode search by street. Bounded by a timeout; never throws. */
export interface StreetService {
  find(street: string, town: Town): Promise<StreetAnswer>;
}

export interface PlaceService {
  find(position: Position): Promise<PlaceAnswer>;
}

interface PlaceFound extends Pick<FoundAddress, 'street' | 'city' | 'uf'> {
  kind: 'found';
  cep: string | null;
}

type PlaceAnswer = PlaceFound | { kind: 'nowhere' } | { kind: 'down' };

interface AddressSearchOptions {
  streets: StreetService;
  /** null: not configured. */
  places: PlaceService | null;
  postcodes: Postcodes;
  clock: () => Date;
}

/** Concurrency limit: each search opens a connection, and a flood must not exhaust them. */
const askedAtOnce = 32;

export function createAddressSearch(options: AddressSearchOptions): AddressSearch {
  const { streets, places, postcodes, clock } = options;
  const known = createExpiringCache<StreetAnswer>({ limit: 2000, clock });
  let underWay = 0;

  async function bounded<Answer>(ask: () => Promise<Answer>): Promise<Answer | { kind: 'down' }> {
    if (underWay >= askedAtOnce) return { kind: 'down' };
    underWay += 1;
    try {
      return await ask();
    } finally {
      underWay -= 1;
    }
  }

  /** Searches the full street name first, then the name without its type. */
  async function findIn(town: Town, street: string): Promise<StreetAnswer> {
    const key = `${town.uf} ${town.name} ${folded(street)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let answer: StreetAnswer = { kind: 'down' };
    for (const name of streetNames(street)) {
      answer = await bounded(() => streets.find(name, town));
      if (answer.kind === 'down' || answer.places.length > 0) break;
    }
    if (answer.kind === 'found') known.set(key, answer, dayMs);
    return answer;
  }

  async function byPostcode(cep: string): Promise<readonly FoundAddress[]> {
    const found = await postcodes.find(cep);
    if (found.kind !== 'found') return [];
    const { UF: uf, city, neighborhood, address: street } = found.place;
    return [{ cep, street, range: '', neighborhood, city, uf }];
  }

  async function onStreet({ street, city, uf, cep }: PlaceFound): Promise<StreetAnswer> {
    const [town] = townsNamed(city, uf);
    const answer = town === undefined || street === '' ? null : await findIn(town, street);
    if (answer?.kind === 'found' && answer.places.length > 0) return answer;
    const own = cep === null ? [] : await byPostcode(cep);
    const isDown = own.length === 0 && answer?.kind === 'down';
    return isDown ? answer : { kind: 'found', places: own, isCut: false };
  }

  return {
    async find({ street, city, uf }) {
      const towns = townsNamed(city, uf);
      const [town, another] = towns;
      if (town === undefined) return { kind: 'unknown-town' };
      if (another !== undefined) return { kind: 'states', states: towns.map((one) => one.uf).sort() };
      return findIn(town, street);
    },

    async near(position) {
      if (places === null) return { kind: 'down' };
      const place = await bounded(() => places.find(position));
      if (place.kind === 'down') return place;
      return place.kind === 'nowhere' ? { kind: 'found', places: [], isCut: false } : onStreet(place);
    },
  };
}
