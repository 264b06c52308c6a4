import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readPath } from '../src/funnel/routes/read-path.ts';
import { htmlRules } from './html-rules.ts';
import { root } from './root.ts';

const client = join(root, 'dist/client');
const { pages }: { pages: { path: string; file: string }[] } = {
  pages: JSON.parse(readFileSync(join(root, 'dist/pages.json'), 'utf8')),
};
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
const found = new Map<string, string[]>();
let count = 0;

for (const { path, file } of pages) {
  const html = readFileSync(join(client, file), 'utf8');
  // A step of an order is the same page under every campaign.
  if (!html.includes(' data-islands="') && readPath(path).campaign.prefix !== '') continue;
  count += 1;
  const { results } = await validator.validateString(withoutCode(html), path);
  for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
    const problem = `${ruleId}: ${message} (${selector ?? 'document'})`;
    found.set(problem, [...(found.get(problem) ?? []), path]);
  }
}

/** Styles and scripts are most of a page and none of its HTML. */
function withoutCode(html: string): string {
  return html.replace(/(<(style|script)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

for (const [problem, [first, ...others]] of found)
  console.error(`${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${problem}`);
if (found.size === 0) console.log(`${count} pages are valid HTML.`);
process.exitCode = found.size === 0 ? 0 : 1;
