import { expect, it } from 'vitest';
import { dayMs } from '../../../src/brazil/durations.ts';
import { checkWords } from '../../../src/content/publication-checks.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import {
  type BannerPhoto,
  nothingPublished,
  type Publication,
  photoCrops,
  pictureAddress,
} from '../../../src/contract/publication.ts';
import { engines } from '../test-server/test-database.ts';
import { openPublishedShop } from './open-published-shop.ts';

const { tall, wide } = photoCrops;

interface Size {
  width: number;
  height: number;
}

/** A WebP of that size, of which only the header is true. */
function webp({ width, height }: Size, { flags = 0, filling = 64, chunk = 'VP8 ' } = {}): Buffer {
  const file = Buffer.alloc(filling);
  file.write('RIFF');
  file.writeUInt32LE(filling - 8, 4);
  file.write('WEBPVP8X', 8);
  file.writeUInt32LE(10, 16);
  file.writeUInt8(flags, 20);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  file.write(chunk, 30);
  file.writeUInt32LE(filling - 38, 34);
  return file;
}

function jpeg({ width, height }: Size, segments: readonly number[] = []): Buffer {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.from([
    0xff,
    0xd8,
    ...segments,
    ...frame,
    ...Array(10).fill(0),
    0xff,
    0xda,
    ...Array(10).fill(0),
    0xff,
    0xd9,
  ]);
}

const segment = (marker: number, text: string) => [0xff, marker, 0, text.length + 2, ...Buffer.from(text)];
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="600"><script/></svg>');
const packed = (crops: { wide: Buffer; tall: Buffer }) => ({
  body: { wide: crops.wide.toString('base64'), tall: crops.tall.toString('base64') },
});
const given = packed({ wide: webp(wide), tall: jpeg(tall) });
const withPhoto = (photo: BannerPhoto): Publication => ({
  ...nothingPublished,
  looks: [{ key: 'a', campaign: '', photo }],
});

async function openTeam(engine: (typeof engines)[number] = 'SQLite') {
  const shop = await openPublishedShop({ engine });
  // A session does not outlive the days that pass.
  const browser = async () => (await shop.signIn('admin', 'Bia')).browser;
  let saved: { author: string; version: number };
  return {
    shop,
    keep: async (crops: typeof given) => (await browser()).call(calls.keepPhoto, crops),
    refused: async (crops: typeof given) => (await browser()).refused(calls.keepPhoto, crops),
    save: async (publication: Publication) => {
      const admin = await browser();
      const { draft, published } = await admin.call(calls.readCatalogueDraft, { query: {} });
      const body = { version: 0, basedOn: published.version, publication };
      const { version, problems } = await admin.call(calls.saveCatalogueDraft, { body });
      saved = { author: draft.author, version };
      return problems.map(({ message }) => message);
    },
    publish: async (published: number) => {
      const body = { drafts: [saved], published, note: '' };
      return (await browser()).ask(calls.publishCatalogue, { body });
    },
    sweepLater: async (milliseconds: number) => {
      shop.wait(milliseconds);
      await shop.sweep();
    },
  };
}

it.each(engines)(
  'a photo is stored once, served to everybody for good and shown by the draft that names it, on %s',
  async (engine) => {
    const { shop, keep, save } = await openTeam(engine);
    const kept = await keep(given);
    expect(await keep(given)).toEqual(kept);
    expect(await save(withPhoto({ ...kept, alt: 'Uma casa' }))).toEqual([]);
    for (const [name, type, file] of [
      [kept.wide, 'image/webp', webp(wide)],
      [kept.tall, 'image/jpeg', jpeg(tall)],
    ] as const) {
      const { statusCode, headers, rawPayload } = await shop.app.inject({ url: pictureAddress(name) });
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(file)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': expect.stringContaining('immutable'),
        'x-content-type-options': 'nosniff',
      });
    }
    expect(await shop.audit()).toContainEqual(
      expect.objectContaining({ action: 'catalogue.photo', subjectId: kept.wide, operator: 'Bia' }),
    );
  },
);

it.each([
  ['an SVG', svg],
  ['a GIF', Buffer.from('GIF89a'.padEnd(64, ' '))],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(64, ' '), 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['a JPEG that breaks off', jpeg(tall).subarray(0, 20)],
  ['a JPEG of its head alone', Buffer.concat([jpeg(tall).subarray(0, 21), Buffer.from([0xff, 0xd9])])],
  ['a WebP that breaks off', webp(tall).subarray(0, 40)],
  ['a WebP without a size', webp(tall).subarray(0, 20)],
  ['a JPEG whose segments lead nowhere', jpeg(tall, [0xff, 0xe0, 0xff, 0xff])],
  ['a crop of another size', webp(wide)],
  ['a WebP that moves', webp(tall, { flags: 2 })],
  ['a WebP of a camera', webp(tall, { flags: 8 })],
  ['a WebP of a camera that does not tell', webp(tall, { chunk: 'EXIF' })],
  ['a JPEG with another picture behind', Buffer.concat([jpeg(tall), jpeg(tall)])],
  ['a file that is too large', webp(tall, { filling: calls.largestPicture + 2 })],
])('%s is refused as a crop, with the reason', async (_name, file) => {
  const { shop, refused } = await openTeam();
  expect(await refused(packed({ wide: webp(wide), tall: file }))).toMatchObject({
    status: 422,
    fields: [{ field: 'tall', message: expect.any(String) }],
  });
  expect(await shop.database.read(shop.publications.pictureNames)).toEqual([]);
});

it.each([
  ['the place that a camera adds, and Safari to what it draws', 0xe1, 'Exif\0\0-23.5'],
  ['what an agency adds', 0xed, 'Photoshop 3.0\0'],
  ['a comment', 0xfe, 'Ana Lima'],
])('a JPEG is kept without %s', async (_name, marker, text) => {
  const { shop, keep } = await openTeam();
  const jfif = segment(0xe0, 'JFIF\0');
  const kept = await keep(
    packed({ wide: webp(wide), tall: jpeg(tall, [...jfif, ...segment(marker, text)]) }),
  );
  const { rawPayload } = await shop.app.inject({ url: pictureAddress(kept.tall) });
  expect(rawPayload.equals(jpeg(tall, jfif))).toBe(true);
});

it('nothing else stands in the folder of photos', async () => {
  const { shop } = await openTeam();
  for (const name of [`${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.svg`, '..%2f..%2fpackage.json', ''])
    expect((await shop.page(pictureAddress(name))).status).toBe(404);
});

it.each(engines)(
  'a photo that no draft and no version names is gone after a day, and its draft is told, on %s',
  async (engine) => {
    const { shop, keep, save, publish, sweepLater } = await openTeam(engine);
    const photo = { ...(await keep(given)), alt: null };
    await sweepLater(dayMs - 1);
    expect(await save(withPhoto(photo))).toEqual([]);
    expect(await publish(0)).toMatchObject({ status: 200 });
    await save(nothingPublished);
    expect(await publish(1)).toMatchObject({ status: 200 });
    // The version that shows it may come back.
    await sweepLater(dayMs);
    expect((await shop.page(pictureAddress(photo.wide))).status).toBe(200);

    const other = await keep(packed({ wide: jpeg(wide), tall: jpeg(tall) }));
    await sweepLater(dayMs);
    expect((await shop.page(pictureAddress(other.wide))).status).toBe(404);
    expect(await save(withPhoto({ ...other, alt: ' ' }))).toEqual([checkWords.noAlt, checkWords.noPhoto]);
    expect(await publish(2)).toMatchObject({ status: 422 });
  },
);
