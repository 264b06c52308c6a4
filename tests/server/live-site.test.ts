import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { livePlanLists, readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { openLiveSite } from '../../server/site/live-site.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';
import { temporaryFolder } from './test-server/test-database.ts';

/** Stands for what the build made: its one page says the first price of the shop. */
const renderer = `
export const openDocuments = ({ plansOf }) => ({
  addresses: [{ path: '/', status: 200, noindex: false }],
  firstScreens: [],
  render: async () => ({ html: String(plansOf('')[0].price_full), policy: '' }),
  sitemap: '',
  robots: '',
});`;

async function openShop() {
  const root = temporaryFolder();
  cpSync(catalogueFolder, join(root, 'catalogue'), { recursive: true });
  for (const folder of ['server', 'client']) mkdirSync(join(root, 'dist', folder), { recursive: true });
  writeFileSync(join(root, 'dist/server/entry-server.js'), renderer);
  writeFileSync(join(root, 'dist/server/package.json'), '{"type":"module"}');
  const planLists = livePlanLists(readPlanLists(join(root, 'catalogue')));
  const site = await openLiveSite(root, planLists, { origin: 'https://loja.test' });
  onTestFinished(site.close);
  const price = () => planLists.forCampaign('')[0]?.price_full;
  const shown = async () => {
    const page = await site.current()?.pages.get('')?.open();
    return Number((await page?.file.load('identity'))?.body.toString());
  };
  const change = (edit: (catalogue: string) => string) => {
    const file = join(root, 'catalogue/catalogue.json');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  return { site, price, shown, change };
}

it('charges and shows a changed price once it is told to, in one moment', async () => {
  const { site, price, shown, change } = await openShop();
  const before = price() ?? 0;
  expect(await shown()).toBe(before);
  change((catalogue) => catalogue.replaceAll(`"price_full": ${before}`, `"price_full": ${before + 5}`));
  expect([price(), await shown()]).toEqual([before, before]);
  await site.reload();
  expect([price(), await shown()]).toEqual([before + 5, before + 5]);
});

it('keeps what it sold before where a catalogue cannot be read, and says where', async () => {
  const { site, price, shown, change } = await openShop();
  const before = price();
  change((catalogue) => catalogue.replace('"price_full": ', '"price_full": R$'));
  await expect(site.reload()).rejects.toThrow(/^catalogue\.json:\d+: is not valid JSON/);
  expect([price(), await shown()]).toEqual([before, before]);
});
