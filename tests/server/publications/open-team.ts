import * as calls from '../../../src/contract/panel/catalogue.ts';
import type { Publication } from '../../../src/contract/publication.ts';
import type { Engine } from '../test-server/test-database.ts';
import { openPublishedShop } from './open-published-shop.ts';

/** A shop with a marketer, who drafts, and a manager, who publishes and takes back. */
export async function openTeam(engine?: Engine) {
  const shop = await openPublishedShop(engine === undefined ? {} : { engine });
  const { browser: marketer } = await shop.signIn('marketer', 'Bia');
  const { browser: manager } = await shop.signIn('manager', 'Caio');
  let [version, published] = [0, 0];
  const { author } = (await marketer.call(calls.readCatalogueDraft, { query: {} })).draft;
  const save = async (publication: Publication) => {
    const body = { version, basedOn: published, publication };
    const saved = await marketer.call(calls.saveCatalogueDraft, { body });
    version = saved.version;
    return saved.problems.map(({ message }) => message);
  };
  return {
    ...{ shop, marketer, manager, author, save },
    /** Publishes the draft, or saves one before. */
    publish: async (publication?: Publication) => {
      if (publication !== undefined) await save(publication);
      const body = { drafts: [{ author, version }], published, note: '' };
      published = (await manager.call(calls.publishCatalogue, { body })).version;
      version += 1;
      return { version: published };
    },
    restore: async (version: number) => {
      const restored = { params: { version }, body: { published, note: '' } };
      published = (await manager.call(calls.restorePublication, restored)).version;
      return { version: published };
    },
  };
}
