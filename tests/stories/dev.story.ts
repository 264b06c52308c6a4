import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/root.ts';
import { siteSettings } from '../../scripts/serve-site.ts';
import { expect, test } from './story.ts';

test('While it is being worked on, public pages are hydrated and a conversation answers', async ({
  page,
  expectNoise,
}, testInfo) => {
  // Packages that are met for the first time are prepared, and the page is loaded anew.
  expectNoise(/504.*\/node_modules\//);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dev = spawn(process.execPath, ['scripts/dev/dev.ts'], {
    cwd: root,
    env: { ...process.env, ...siteSettings(port, testInfo.outputDir) },
    stdio: 'ignore',
  });
  try {
    await expect
      .poll(
        () =>
          page.request.get(`${url}/api/health`).then(
            (answer) => answer.ok(),
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    await page.goto(`${url}/`);
    await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached({ timeout: 60_000 });
    await page.goto(`${url}/chat/`);
    await page.locator('#composer').fill('01310-100');
    await page.locator('#composer').press('Enter');
    await expect(page.locator('#composer')).toHaveAttribute('name', 'number', { timeout: 60_000 });
  } finally {
    // What it still fetches ahead ends with it.
    await page.goto('about:blank');
    dev.kill('SIGTERM');
    if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit');
  }
});
