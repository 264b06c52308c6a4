import { readCatalogue } from '../../server/site/read-catalogue.ts';
import { publishCatalogue } from '../../src/app/document/publish-catalogue.ts';
import { catalogueFolder } from './catalogue-folder.ts';

/** What documents of the tests say of prices. */
export const publishedCatalogue = publishCatalogue(readCatalogue(catalogueFolder));
