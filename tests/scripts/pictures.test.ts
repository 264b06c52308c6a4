import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { previewPicture, writePreviews } from '../../scripts/build/pictures/write-previews.ts';
import { previewPath } from '../../src/contract/preview-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const read = (path: string) => readFileSync(join(folder, path));

/** As the header of a PNG says it. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

beforeAll(() =>
  writePreviews(folder, [
    { name: 'home', heading: 'Fibra de verdade, do poste até a sua sala', kicker: 'Internet em casa' },
    { name: 'b/r', heading: 'Fibra de verdade, do poste até a sua sala', kicker: 'Internet em casa' },
    { name: 'black-friday', heading: 'Black Friday', kicker: 'Internet em casa', theme: 'black-friday' },
  ]),
);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['home', 'b/r', 'black-friday'])(
  'the preview %s is a PNG of the right size that a messenger loads',
  (name) => {
    const png = read(previewPath(name));
    expect(sizeOf(png)).toBe('1200x630');
    expect(png.length).toBeLessThan(200_000);
  },
);

it('previews are the same for the same words, and different in other colours', () => {
  expect(read('og/b-r.png')).toEqual(read('og/home.png'));
  expect(read('og/black-friday.png')).not.toEqual(read('og/home.png'));
});

it('previews with other words have other pixels', async () => {
  const before = read('og/home.png');
  await writePreviews(folder, [{ name: 'home', heading: 'Fibra', kicker: 'Internet em casa' }]);
  expect(read('og/home.png')).not.toEqual(before);
});

it('previews show markup characters as words', () => {
  expect(previewPicture({ heading: 'Paz & <amor>', kicker: 'a' })).toContain('Paz &amp; &lt;amor&gt;');
});

it('previews refuse a heading that does not fit and a name that leads elsewhere', () => {
  expect(() => previewPicture({ heading: 'palavra '.repeat(40), kicker: 'a' })).toThrow('No room');
  expect(() => previewPath('../home')).toThrow('cannot be named');
});

const inPublic = (path: string) => new URL(`../../public${path}`, import.meta.url);
const { icons } = z
  .object({
    lang: z.literal('pt-BR'),
    start_url: z.literal('/'),
    icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
  })
  .parse(JSON.parse(readFileSync(inPublic('/manifest.webmanifest'), 'utf8')));
const pictures = icons.filter(({ src }) => src.endsWith('.png'));

it.each([...pictures, { src: '/apple-touch-icon.png', sizes: '180x180' }])(
  'the icon $src is a PNG of $sizes',
  ({ src, sizes }) => {
    expect(sizeOf(readFileSync(inPublic(src)))).toBe(sizes);
  },
);

it.each(['/favicon.ico', '/favicon.svg'])('the icon %s exists', (path) => {
  expect(existsSync(inPublic(path))).toBe(true);
});
