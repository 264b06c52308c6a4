import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readCatalogue } from '../../server/site/read-catalogue.ts';
import type { OpenDocuments } from '../../src/contract/documents.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { readPath } from '../../src/funnel/routes/read-path.ts';
import { root } from '../root.ts';
import { htmlRules } from './html-rules.ts';

process.env.NODE_ENV = 'production';
const { openDocuments }: { openDocuments: OpenDocuments } = await import(
  pathToFileURL(join(root, 'dist/server/entry-server.js')).href
);
const documents = openDocuments(readCatalogue(join(root, 'catalogue')), { origin: 'https://loja.example' });
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
const found = new Map<string, string[]>();

// One page per template: all pages without a campaign, one offer, and the campaigns' entry pages.
const isOffer = (path: string) => /^\/ofertas\/./.test(path);
const own = documents.addresses
  .map(({ path }) => path)
  .filter((path) => readPath(path, fileCampaigns).campaign.prefix === '' && !isOffer(path));
const [offer = '/'] = documents.addresses.map(({ path }) => path).filter(isOffer);
const paths = new Set([...own, offer, ...documents.firstScreens]);

for (const path of paths) {
  const { html } = await documents.render(path);
  const { results } = await validator.validateString(withoutCode(html), path);
  for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
    const problem = `${ruleId}: ${message} (${selector ?? 'document'})`;
    found.set(problem, [...(found.get(problem) ?? []), path]);
  }
}

/** Removes styles and scripts, which the validator does not check. */
function withoutCode(html: string): string {
  return html.replace(/(<(style|script)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

for (const [problem, [first, ...others]] of found)
  console.error(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`);
if (found.size === 0) console.log(`${paths.size} pages are valid HTML.`);
process.exitCode = found.size === 0 ? 0 : 1;
process.exit();
