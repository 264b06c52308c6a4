import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../../scripts/run.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { ensureBrowser } from '../../scripts/setup/ensure-browser.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.ts';
import { ensureEngines } from '../../scripts/setup/ensure-engines.ts';

const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true }, only: { type: 'string' } },
});

await ensureBrowser();
const withEngines = values.part === undefined || values.part.includes('engines');
if (withEngines) await ensureEngines();
await ensureBuild();
await using site = await serveSite();
const config = join(import.meta.dirname, 'playwright.config.ts');
const tests = [
  'test',
  `--config=${config}`,
  ...(values.part ?? []).map((part) => `--project=${part}`),
  ...(values.only === undefined ? [] : [`--grep=${values.only}`]),
];
// WebKitGTK needs a display.
const [command, args] =
  withEngines && !process.env.DISPLAY
    ? ['xvfb-run', ['--auto-servernum', 'playwright', ...tests]]
    : ['playwright', tests];
const { code } = await run(command, args, {
  env: { STORIES_SITE: site.url, STORIES_DATABASE: site.databaseUrl },
});
process.exitCode = code;
