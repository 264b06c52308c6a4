import type { Catalogue, DocumentSettings, Documents } from '../../contract/documents.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import type { PartsOf } from './document-parts.ts';
import { pageEntries } from './page-entries.ts';
import { publishCatalogue } from './publish-catalogue.ts';
import { renderDocument } from './render-document.tsx';
import { robots, sitemap } from './sitemap.ts';

/** Pages where visits start. */
const firstRoutes = ['/', '/checkout/cep/', '/chat/'];

/** The documents of one catalogue: addresses at once, each document rendered on request. */
export function createDocuments(listed: Catalogue, settings: DocumentSettings, partsOf: PartsOf): Documents {
  const catalogue = publishCatalogue(listed);
  const all = pageEntries(catalogue);
  const byPath = new Map(all.map((entry) => [entry.path, entry]));
  return {
    addresses: all,
    firstScreens: catalogue.campaigns.all
      .flatMap((campaign) => firstRoutes.map((route) => writePath(campaign, route)))
      .filter((path) => byPath.has(path)),
    render: async (path) => {
      const entry = byPath.get(path);
      if (entry === undefined) throw new Error(`Nothing stands at ${path}.`);
      return renderDocument(entry, { catalogue, settings, partsOf });
    },
    sitemap: sitemap(all, settings.origin),
    robots: robots(settings.origin),
  };
}
