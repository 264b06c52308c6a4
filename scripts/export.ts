import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSettings } from '../server/app/env.ts';
import { publishedLists, readCatalogueFile } from '../server/catalogue/plan-lists.ts';
import type { Connection } from '../server/database/database.ts';
import { withDatabase } from '../server/database/open-database.ts';
import { publicationRepository } from '../server/publications/publication-repository.ts';
import { assertFits, soldAt } from '../server/publications/sold-at.ts';
import { closedPrefix } from '../server/site/closed-prefix.ts';
import type { OpenDocuments } from '../src/contract/documents.ts';
import { cropsOf, nothingPublished, pictureAddress } from '../src/contract/publication.ts';
import { root } from './root.ts';
import { ensureBuild } from './setup/ensure-build.ts';

/**
 * `npm run export [folder]`: writes the whole site as static files for a bucket or a CDN. Settings of the environment
 * (`SITE_URL`, `AFFILIATE_SCRIPT`, `API_ORIGINS`) are written into the files, and with `DATABASE_URL` the published
 * catalogue. Closed campaigns are left out.
 */
await ensureBuild();
process.env.NODE_ENV = 'production';
const { affiliateScript, apiOrigins, siteUrl } = readSettings(process.env);
const { sold, photos } = await readSold(join(root, 'catalogue'), process.env.DATABASE_URL);
const { openDocuments }: { openDocuments: OpenDocuments } = await import(
  join(root, 'dist/server/entry-server.js')
);
const documents = openDocuments(sold.shown, {
  origin: siteUrl,
  partnerScript: affiliateScript,
  apiOrigins,
  statesPolicy: true,
});

const [, , named] = process.argv;
const folder = resolve(root, named ?? 'dist/export');
const write = (name: string, text: string | Buffer) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
// A given folder may contain other files.
if (named === undefined) rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'dist/client'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
const open = documents.addresses.filter(({ path }) => closedPrefix(path, sold.closed) === null);
for (const { path } of open) write(fileOf(path), (await documents.render(path)).html);
for (const [name, list] of Object.entries(publishedLists(sold.planLists)))
  write(`json/${name}`, JSON.stringify(list));
for (const [name, picture] of photos) write(pictureAddress(name), picture);
write('sitemap.xml', documents.sitemap);
write('robots.txt', documents.robots);
console.log(`${open.length} documents for ${siteUrl} in ${folder}`);
process.exit();

/** File name of a path; pattern characters are not valid in all file systems. */
function fileOf(path: string): string {
  const plain = path.replace(/[:*]/g, '_');
  return path === '/404/' ? '404.html' : join(plain, 'index.html');
}

/** The catalogue of now, and the photos in it: from the files, or with a database's publication. */
async function readSold(folder: string, databaseUrl: string | undefined) {
  const defaults = readCatalogueFile(folder);
  const files = { version: 0, publication: nothingPublished, marks: new Map(), former: nothingPublished };
  const { published, photos } =
    databaseUrl === undefined
      ? { published: files, photos: new Map<string, Buffer>() }
      : await withDatabase({ databaseUrl }, (database) => database.read(readPublished));
  assertFits(defaults, published);
  return { sold: soldAt(defaults, published, new Date()), photos };
}

async function readPublished(db: Connection) {
  const publications = publicationRepository();
  const published = await publications.current(db);
  const photos = new Map<string, Buffer>();
  for (const name of published.publication.looks.flatMap(cropsOf)) {
    const picture = await publications.picture(db, name);
    if (picture) photos.set(name, picture);
  }
  return { published, photos };
}
