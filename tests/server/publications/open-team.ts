import * as calls from '../../../src/contract/panel/catalogue.ts';
import type { Publication } from '../../../src/contract/publication.ts';
import type { Engine } from '../test-server/test-database.ts';
import { openPublishedShop } from './open-published-shop.ts';

/** A shop with a marketer, who drafts, and a manager, who publishes and takes back. */
export async function openTeam(engine?: Engine) {
  const shop = await openPublishedShop(engine === undefined ? {} : { engine });
  const marketer = await shop.signIn('marketer', 'Bia');
  const manager = await shop.signIn('manager', 'Caio');
  let draft = 0;
  let published = 0;
  return {
    shop,
    marketer,
    manager,
    save: async (publication: Publication) => {
      const body = { version: draft, publication };
      const saved = await marketer.browser.call(calls.saveCatalogueDraft, { body });
      draft = saved.version;
      return saved.problems.map(({ message }) => message);
    },
    publish: async () => {
      const body = { draft, published, note: '' };
      published = (await manager.browser.call(calls.publishCatalogue, { body })).version;
    },
    restore: async (version: number) => {
      const restored = { params: { version }, body: { published, note: '' } };
      published = (await manager.browser.call(calls.restorePublication, restored)).version;
    },
  };
}
