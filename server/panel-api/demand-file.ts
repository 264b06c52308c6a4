import { neighborhoodText, demandWords as words } from '../../src/content/operator/list-words.ts';
import type { DemandPlace } from '../../src/contract/panel/figures.ts';
import { demandFileBody, demandFilePath } from '../../src/contract/panel/figures.ts';
import { countedPlaces, demandPlaces } from '../measurement/place-counts.ts';
import type { ListFile } from './list-file.ts';

type Filter = ReturnType<typeof demandFileBody.parse>;

const placeOf = ({ uf, city, neighborhood }: DemandPlace): string => JSON.stringify([uf, city, neighborhood]);

/** Where people asked for a connection, to plan the network; a place with few people is not told apart. */
export const demandFile: ListFile<Filter, DemandPlace> = {
  path: demandFilePath,
  right: 'figures.see',
  list: 'demand',
  name: 'demanda.csv',
  body: demandFileBody,
  page: async (_, db, { after, many, ...filter }) => {
    const places = demandPlaces(await countedPlaces(db, filter), filter);
    const from = after === undefined ? 0 : places.findIndex((place) => placeOf(place) === after) + 1;
    return { rows: places.slice(from, from + many) };
  },
  placeOf,
  columns: [
    [words.state, ({ uf }) => uf || words.otherStates],
    [words.city, ({ city }) => city ?? words.others],
    [words.neighborhood, neighborhoodText],
    [words.uncovered, ({ uncovered }) => String(uncovered)],
    [words.covered, ({ covered }) => String(covered)],
  ],
};
