import { run } from '../run.ts';
import { serveSite } from '../serve-site.ts';
import { ensureBuild } from '../setup/ensure-build.ts';
import { ensureEngines } from '../setup/ensure-engines.ts';
import { operatorIn } from '../shop/sign-in.ts';

await ensureEngines();
await ensureBuild();
await using site = await serveSite();
const { email, password } = operatorIn(site.shop.printed());
const tests = ['run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)];
// WebKitGTK needs a display.
const [command, args] = process.env.DISPLAY
  ? ['vitest', tests]
  : ['xvfb-run', ['--auto-servernum', 'vitest', ...tests]];
const { code } = await run(command, args, {
  env: { ENGINES_SITE: site.url, ENGINES_PANEL_EMAIL: email, ENGINES_PANEL_PASSWORD: password },
});
process.exitCode = code;
