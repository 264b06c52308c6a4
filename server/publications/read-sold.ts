import { nothingPublished } from '../../src/contract/publication.ts';
import { readCatalogueFile } from '../catalogue/plan-lists.ts';
import { withDatabase } from '../database/open-database.ts';
import { type Published, publicationRepository } from './publication-repository.ts';
import { assertFits, type Sold, soldAt } from './sold-at.ts';

/** The catalogue at a moment, for commands: from the files, or with a database's publication. */
export async function readSold(folder: string, databaseUrl: string | undefined, now: Date): Promise<Sold> {
  const defaults = readCatalogueFile(folder);
  const published =
    databaseUrl === undefined
      ? nothing
      : await withDatabase({ databaseUrl }, (database) => database.read(publicationRepository().current));
  assertFits(defaults, published);
  return soldAt(defaults, published, now);
}

const nothing: Published = { version: 0, publication: nothingPublished, marks: new Map() };
