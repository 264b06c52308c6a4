import { dayMs } from '../../src/brazil/durations.ts';
import type { FoundAddress } from '../../src/contract/calls/address-search.ts';
import type { Postcodes } from './create-postcodes.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { streetNames } from './street-names.ts';
import { folded, type Town, townsNamed } from './towns-named.ts';

interface StreetQuestion {
  street: string;
  city: string;
  uf?: string | undefined;
}

/** To four decimals: the street, and not the door. */
export interface Position {
  latitude: number;
  longitude: number;
}

export type AddressAnswer =
  | { kind: 'found'; places: readonly FoundAddress[]; isCut: boolean }
  /** Several towns have this name. */
  | { kind: 'states'; states: readonly string[] }
  | { kind: 'unknown-town' }
  | { kind: 'down' };

type StreetAnswer = Extract<AddressAnswer, { kind: 'found' | 'down' }>;

export interface AddressSearch {
  find(question: StreetQuestion): Promise<AddressAnswer>;
  near(position: Position): Promise<StreetAnswer>;
}

/** A public service that knows the postcodes of a street. It answers in bounded time and never throws. */
export interface StreetService {
  find(street: string, town: Town): Promise<StreetAnswer>;
}

/** A service that knows which street is at a place. */
export interface PlaceService {
  find(position: Position): Promise<PlaceAnswer>;
}

interface PlaceFound {
  kind: 'found';
  street: string;
  city: string;
  uf: string;
  cep: string | null;
}

type PlaceAnswer = PlaceFound | { kind: 'nowhere' } | { kind: 'down' };

interface AddressSearchOptions {
  streets: StreetService;
  /** null: nobody was named who could tell. */
  places: PlaceService | null;
  postcodes: Postcodes;
  clock: () => Date;
}

/** Every question opens a connection: without an end to it a flood would leave none to the visitors. */
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

  /** As it is written in full; where that finds nothing, by its name alone. */
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

  /** What a postcode says of itself. */
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
