import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import type { BuiltFiles } from '../../src/app/document/built-parts.ts';
import { root } from '../root.ts';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findHeadlessBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';

type SizeBudget = {
  name: string;
  path: string;
  /** Brotli kilobytes of all scripts loaded until the page is idle. */
  maxJsKb: number;
  /** Said on the idle page: what its reply loads counts too. */
  says?: string;
  forbidden: RegExp[];
};

const elsewhere = [
  /node_modules\/swiper\//,
  /node_modules\/(framer-motion|motion|motion-dom)\//,
  /^src\/pages\/landing\//,
  /^src\/answering\/inputs\/Quiz/,
  /^src\/ui\/.*carousel/i,
  /panel/i,
  /^src\/(pages|app|content)\/demo\//,
  /^src\/content\/knowledge\//,
];

const shop = [
  /^src\/(store|sagas|api|conversation|contract|funnel)\//,
  /node_modules\/(redux|react-redux|redux-saga|@redux-saga|@reduxjs)\//,
];

/** Brotli kilobytes of the inline script. */
const maxStarterKb = 4;

const beyondTheLanding = [
  ...elsewhere.filter((pattern) => !/landing|carousel/.test(pattern.source)),
  /node_modules\/(react-redux|redux-saga|@redux-saga|react-router)\//,
];

const sizeBudgets: SizeBudget[] = [
  { name: 'landing', path: '/', maxJsKb: 90, forbidden: beyondTheLanding },
  { name: 'streaming page', path: '/paramount/', maxJsKb: 90, forbidden: beyondTheLanding },
  { name: 'questions', path: '/duvidas/', maxJsKb: 90, forbidden: beyondTheLanding },
  { name: 'first checkout page', path: '/checkout/cep/', maxJsKb: 135, forbidden: elsewhere },
  { name: 'conversation', path: '/chat/', maxJsKb: 150, forbidden: elsewhere },
  {
    name: 'conversation with its first free reply',
    path: '/chat/',
    maxJsKb: 230,
    says: 'quanto custa a instalação?',
    forbidden: elsewhere,
  },
  { name: 'starter demo', path: '/demo/', maxJsKb: 90, forbidden: shop },
];

const client = join(root, 'dist/client');
await ensureBuild();
const { chunks, starters }: BuiltFiles = JSON.parse(
  readFileSync(join(root, 'dist/server/built-files.json'), 'utf8'),
);

const brotliBytes = (file: string): number => brotliCompressSync(readFileSync(join(client, file))).length;

/** Scripts loaded until the network is idle. */
async function scriptsOf(browser: Browser, url: string, says?: string): Promise<string[]> {
  // A phone viewport: content below the fold is not loaded yet.
  await using page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const files = new Set<string>();
  const isOwnScript = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    return url.startsWith(origin) && pathname.endsWith('.js');
  };
  page.on('request', (request) => {
    if (isOwnScript(request)) files.add(new URL(request.url()).pathname.slice(1));
  });
  // On a busy machine the network may be idle before the first request.
  await Promise.all([page.waitForRequest(isOwnScript), page.goto(url, { waitUntil: 'networkidle' })]);
  await untilNoMore(page, files);
  if (says === undefined) return [...files];
  const read = page.waitForResponse('**/api/understand');
  await page.locator('form[data-starts] input').fill(says);
  await page.keyboard.press('Enter');
  await read;
  await untilNoMore(page, files);
  return [...files];
}

async function untilNoMore(page: Page, files: ReadonlySet<string>): Promise<void> {
  for (let known = 0; files.size > known; ) {
    known = files.size;
    await page.waitForTimeout(700);
  }
}

function fitsBudget(budget: SizeBudget, files: readonly string[]): boolean {
  const rows = files.map((file) => ({ file, bytes: brotliBytes(file) })).sort((a, b) => b.bytes - a.bytes);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const strangers = files.flatMap((file) =>
    (chunks[file]?.modules ?? []).filter((id) => budget.forbidden.some((pattern) => pattern.test(id))),
  );
  const fits = files.length > 0 && total <= budget.maxJsKb;

  console.log(`${budget.name}  ${budget.path}`);
  for (const { file, bytes } of rows)
    console.log(`  ${kilobytes(bytes / 1000)}  ${file}  ${chunks[file]?.modules[0] ?? ''}`);
  console.log(`  ${kilobytes(total)}  of ${budget.maxJsKb} kB${fits ? '' : '  OVER'}`);
  for (const id of strangers) console.log(`  does not belong here: ${id}`);
  return fits && strangers.length === 0;
}

/** Checks the size of the inline scripts, which delay the first paint. */
function measureStarters(): boolean {
  const sizes = Object.entries(starters).map(([kind, starter]) => {
    const kb = brotliCompressSync(starter).length / 1000;
    const fits = kb <= maxStarterKb;
    console.log(`inline starter (${kind})  ${kb.toFixed(1)} kB of ${maxStarterKb} kB${fits ? '' : '  OVER'}`);
    return fits;
  });
  return sizes.every(Boolean);
}

const kilobytes = (value: number): string => `${value.toFixed(1).padStart(6)} kB`;

if (!measureStarters()) process.exitCode = 1;
await ensureBrowser();
await using site = await serveSite();
await using browser = await chromium.launch({
  executablePath: findHeadlessBrowser(),
  args: browserArguments,
});
const measured = async (budget: SizeBudget) =>
  fitsBudget(budget, await scriptsOf(browser, site.url + budget.path, budget.says));
// In parallel, because pages mostly wait for an idle network; who writes needs the processor, and waits for the others.
const [written, read] = [
  sizeBudgets.filter(({ says }) => says !== undefined),
  sizeBudgets.filter(({ says }) => says === undefined),
];
const fits = await Promise.all(read.map(measured));
for (const budget of written) fits.push(await measured(budget));
if (fits.includes(false)) process.exitCode = 1;
