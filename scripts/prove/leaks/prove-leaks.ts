import { join } from 'node:path';
import { run } from '../../run.ts';
import { ensureBrowser } from '../../setup/ensure-browser.ts';
import { ensureBuild } from '../../setup/ensure-build.ts';

/** `npm run prove:leaks`: people order, renew and migrate, and what they gave is searched wherever it might have gone. */
await ensureBrowser();
await ensureBuild();
const config = join(import.meta.dirname, 'playwright.config.ts');
const { code } = await run('playwright', ['test', `--config=${config}`]);
process.exitCode = code;
