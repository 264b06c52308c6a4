import { createHash } from 'node:crypto';
import { largestPicture } from '../../src/contract/panel/catalogue.ts';
import { photoCrops } from '../../src/contract/publication.ts';
import { refuseField } from '../http/refusal.ts';

/** A crop of a photo under the name of its content; refused with the reason if no page should have it. */
export function checkedCrop(
  crop: keyof typeof photoCrops,
  base64: string,
): { name: string; content: Buffer } {
  const given = Buffer.from(base64, 'base64');
  if (given.length > largestPicture)
    return refuseField(crop, 'O recorte passa de 150 KB e atrasaria a página.');
  const { ext, size, content } = webpIn(given) ?? jpegIn(given) ?? refuseField(crop, notOurs);
  const { width, height } = photoCrops[crop];
  if (size.join() !== [width, height].join()) return refuseField(crop, notOurs);
  return { name: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ext}`, content };
}

const notOurs =
  'O recorte precisa ser um JPEG ou WebP inteiro, no tamanho do banner e sem dados da câmera. SVG pode trazer programas, e GIF se move: não servem.';

/** A whole file without motion and without what cameras add, such as the place. */
type Picture = { readonly ext: string; readonly size: readonly number[]; readonly content: Buffer } | null;

const drawnChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** Metadata may stand there without the flag that tells of it. */
function isOnlyDrawn(content: Buffer): boolean {
  let at = 12;
  while (at + 8 <= content.length && drawnChunks.has(content.toString('latin1', at, at + 4)))
    at += 8 + Math.ceil(content.readUInt32LE(at + 4) / 2) * 2;
  return at === content.length;
}

function webpIn(content: Buffer): Picture {
  const [, kind] = /^RIFF.{4}WEBPVP8([ X])/s.exec(content.toString('latin1', 0, 16)) ?? [];
  if (kind === undefined || content.length < 30 || content.readUInt32LE(4) + 8 !== content.length)
    return null;
  if (!isOnlyDrawn(content)) return null;
  if (kind === ' ')
    return { ext: 'webp', size: [content.readUInt16LE(26), content.readUInt16LE(28)], content };
  const hasMore = (content.readUInt8(20) & 0b1110) > 0;
  const size = [content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1];
  return hasMore ? null : { ext: 'webp', size, content };
}

/** Segments for programs and comments, but for the two that say how colours are coded. */
const isMetadata = (marker: number) =>
  (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;

/** Its metadata is dropped, not refused: Safari writes some of its own into what it draws. */
function jpegIn(file: Buffer): Picture {
  if (!/^ffd8.*ffd9$/.test(file.toString('hex'))) return null;
  const parts = [file.subarray(0, 2)];
  let size: number[] = [];
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff && file[at + 1] !== 0xda) {
    const [start, marker] = [at, file.readUInt8(at + 1)];
    at += 2 + file.readUInt16BE(at + 2);
    if (marker >= 0xc0 && marker <= 0xc2) size = [file.readUInt16BE(start + 7), file.readUInt16BE(start + 5)];
    if (!isMetadata(marker)) parts.push(file.subarray(start, at));
  }
  const drawn = file.subarray(at);
  // Nothing else, and no second picture, stands behind the first part that is drawn.
  if (!/^\xff\xda(?!.*\xff[\xd8\xe0-\xef\xfe])/s.test(drawn.toString('latin1'))) return null;
  return { ext: 'jpg', size, content: Buffer.concat([...parts, drawn]) };
}
