import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createProviders } from '../../../server/app/providers.ts';
import { importedCoverage } from '../../../server/coverage/imported-coverage.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { openLiveCatalogue } from '../../../server/publications/live-catalogue.ts';
import { publicationRepository } from '../../../server/publications/publication-repository.ts';
import { createLiveSite } from '../../../server/site/live-site.ts';
import { createDocuments } from '../../../src/app/document/create-documents.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { type Engine, temporaryFolder } from '../test-server/test-database.ts';

/**
 * A fake build whose pages contain the campaign's first price and heading, and the experiments that are published; one
 * names all plans.
 */
const renderer = `
export const openDocuments = ({ plansOf, lookOf, campaigns, experiments }) => ({
  addresses: ['/', '/planos/', '/black-friday/', ...campaigns.map(({ prefix }) => '/' + prefix + '/')].map((path) => ({ path, status: 200, noindex: false })),
  firstScreens: [],
  render: async (path) => {
    const campaign = path.replaceAll('/', '');
    if (campaign === 'planos') return { html: plansOf('').map(({ sku }) => sku).join(' '), policy: '' };
    const [first] = plansOf(campaign);
    if (lookOf(campaign).banner.heading === 'breaks') throw new Error('It cannot be drawn');
    return { html: [first.price_full, lookOf(campaign).banner.heading ?? ''].join(' ') + (experiments ? JSON.stringify(experiments) : ''), policy: '' };
  },
  sitemap: '',
  robots: '',
});`;

interface Given {
  engine?: Engine;
  url?: string;
  now?: string;
}

export async function openPublishedShop({
  engine = 'SQLite',
  url,
  now = '2026-11-23T15:00:00Z',
}: Given = {}) {
  const root = temporaryFolder();
  cpSync(catalogueFolder, join(root, 'catalogue'), { recursive: true });
  for (const folder of ['server', 'client', 'panel'])
    mkdirSync(join(root, 'dist', folder), { recursive: true });
  writeFileSync(join(root, 'dist/server/entry-server.js'), renderer);
  writeFileSync(join(root, 'dist/server/package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'dist/server/panel.json'), '{"script":"/painel/assets/panel.js","styles":[]}');
  let time = Date.parse(now);
  const clock = () => new Date(time);
  const databaseUrl = url ?? (await freshDatabase(engine));
  const database = await openDatabase(databaseUrl, clock());
  const providers = createProviders({
    catalogueFolder: join(root, 'catalogue'),
    sandbox: true,
    clock,
    postcodeServices: [],
    coverageRows: importedCoverage(database),
  });
  const site = createLiveSite(root, { origin: 'https://loja.test' });
  const publications = publicationRepository();
  const waiting: { at: number; job: () => void }[] = [];
  const failures: unknown[] = [];
  const catalogue = await openLiveCatalogue({
    folder: join(root, 'catalogue'),
    planLists: providers.planLists,
    database,
    publications,
    clock,
    timer: {
      after: (milliseconds, job) => {
        const entry = { at: time + milliseconds, job };
        waiting.push(entry);
        return () => void waiting.splice(waiting.indexOf(entry), 1);
      },
    },
    prepare: async ({ shown, published, planLists: { campaigns } }) => {
      const showPages = await site.prepare(shown);
      return () => {
        showPages();
        providers.reader.learn({ published, made: campaigns.made });
      };
    },
    failed: (error) => failures.push(error),
  });
  onTestFinished(async () => {
    catalogue.close();
    site.close();
    await database.close();
  });
  const server = await openTestServer({
    url: databaseUrl,
    providers,
    clock,
    site: site.current,
    catalogue,
    preview: site.preview,
  });
  return {
    ...server,
    browser: server.browser,
    databaseUrl,
    database,
    publications,
    catalogue,
    providers,
    waiting,
    failures,
    clock,
    setClock: (moment: string) => {
      time = Date.parse(moment);
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    price: () => providers.planLists.forCampaign('')[0]?.price_full,
    page: async (path = '/') => {
      const answer = await server.app.inject({ method: 'GET', url: path });
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    },
    /** A page as the build would render it. */
    document: async (path: string) => {
      const parts = { starter: '', firstRules: '', stylesheets: [], typeface: '', preloads: [], scripts: [] };
      const { shown } = catalogue.sold();
      const documents = createDocuments(shown, { origin: 'https://loja.test' }, () => ({
        ...parts,
        attributes: {},
      }));
      return (await documents.render(path)).html;
    },
    changeFile: (edit: (catalogue: string) => string) => {
      const file = join(root, 'catalogue/catalogue.json');
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    },
  };
}
