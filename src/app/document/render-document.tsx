import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentSettings, RenderedDocument } from '../../contract/documents.ts';
import { pagePolicy, statedPolicy } from '../../contract/page-policy.ts';
import { AfterFirstScreen, Document } from './Document.tsx';
import type { DocumentParts, PartsOf } from './document-parts.ts';
import type { PageEntry } from './page-entries.ts';
import type { PublishedCatalogue } from './publish-catalogue.ts';
import { renderPage } from './render-page.ts';
import { splitAtFold } from './rendered-html.tsx';

interface Given {
  catalogue: PublishedCatalogue;
  settings: DocumentSettings;
  partsOf: PartsOf;
}

/** The only renderer of documents, for development, the server and the export. */
export async function renderDocument(
  entry: PageEntry,
  { catalogue, settings, partsOf }: Given,
): Promise<RenderedDocument> {
  const page = await renderPage(entry.path, catalogue, settings);
  const { first, below } = splitAtFold(page.html);
  const built = partsOf(page, first);
  const parts = settings.isStill ? withoutScripts(built) : built;
  const afterFold = <AfterFirstScreen kind={page.kind} parts={parts} />;
  const { origin, apiOrigins = [], partnerScript, statesPolicy = false } = settings;
  const policy = pagePolicy({
    ...hashesOf(parts),
    partner: page.isPartners && partnerScript !== undefined ? new URL(partnerScript).origin : null,
    apiOrigins,
    // The demo loads no script of the shop.
    loadsScripts: page.kind !== 'demo',
    isStill: settings.isStill,
  });
  const document = renderToStaticMarkup(
    <Document
      page={page}
      entry={entry}
      parts={parts}
      html={below === null ? first : first + renderToStaticMarkup(afterFold) + below}
      afterFold={below === null ? afterFold : null}
      origin={origin}
      policy={statesPolicy ? statedPolicy(policy) : null}
      experiments={catalogue.experiments}
    />,
  );
  return { html: `<!doctype html>${document}`, policy };
}

/** Removes all scripts from a static document, and hides its noscript texts. */
const withoutScripts = (parts: DocumentParts): DocumentParts => ({
  ...parts,
  starter: '',
  firstRules: `${parts.firstRules}noscript{display:none}`,
  preloads: [],
  scripts: [],
  attributes: {},
});

const hashesOf = ({ starter, firstRules }: DocumentParts) => ({
  scripts: [starter].filter(Boolean).map(hash),
  styles: [firstRules].filter(Boolean).map(hash),
});

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
