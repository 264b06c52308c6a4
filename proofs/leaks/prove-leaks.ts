import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { ensureBrowser } from '../../scripts/setup/ensure-browser.ts';
import { ensureBuild } from '../../scripts/setup/ensure-build.ts';

/**
 * `npm run prove:leaks`: places orders, renewals and migrations, and searches for their data in every possible place.
 */
await ensureBrowser();
await ensureBuild();
const config = join(import.meta.dirname, 'playwright.config.ts');
const { code } = await run('playwright', ['test', `--config=${config}`]);
process.exitCode = code;
