import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../run.ts';
import { serveSite } from '../../serve-site.ts';
import { ensureBrowser } from '../../setup/ensure-browser.ts';
import { ensureBuild } from '../../setup/ensure-build.ts';

const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true }, only: { type: 'string' } },
});

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const config = join(import.meta.dirname, 'playwright.config.ts');
const { code } = await run(
  'playwright',
  [
    'test',
    `--config=${config}`,
    ...(values.part ?? []).map((part) => `--project=${part}`),
    ...(values.only === undefined ? [] : [`--grep=${values.only}`]),
  ],
  { env: { STORIES_SITE: site.url, STORIES_DATA: dirname(new URL(site.databaseUrl).pathname) } },
);
await site.stop();
process.exitCode = code;
