import { createHash } from 'node:crypto';
import { largestPicture } from '../../src/contract/panel/catalogue.ts';
import { photoCrops } from '../../src/contract/publication.ts';
import { refuseField } from '../http/refusal.ts';

/** A crop of a photo under the name of its content; refused with the reason if no page should have it. */
export function checkedCrop(
  crop: keyof typeof photoCrops,
  base64: string,
): { name: string; content: Buffer } {
  const content = Buffer.from(base64, 'base64');
  if (content.length > largestPicture)
    return refuseField(crop, 'O recorte passa de 150 KB e atrasaria a página.');
  const [ext, ...size] = webpIn(content) ?? jpegIn(content) ?? [];
  const { width, height } = photoCrops[crop];
  if (ext === undefined || size.join() !== [width, height].join()) return refuseField(crop, notOurs);
  return { name: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ext}`, content };
}

const notOurs =
  'O recorte precisa ser um JPEG ou WebP inteiro, no tamanho do banner e sem dados da câmera. SVG pode trazer programas, e GIF se move: não servem.';

/** Of a whole file without motion and without what cameras add, such as the place. */
type Header = readonly [ext: string, width: number, height: number] | null;

function webpIn(file: Buffer): Header {
  const [, kind] = /^RIFF.{4}WEBPVP8([ X])/s.exec(file.toString('latin1', 0, 16)) ?? [];
  if (kind === undefined || file.length < 30 || file.readUInt32LE(4) + 8 !== file.length) return null;
  if (kind === ' ') return ['webp', file.readUInt16LE(26), file.readUInt16LE(28)];
  const hasMore = (file.readUInt8(20) & 0b1110) > 0;
  return hasMore ? null : ['webp', file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

function jpegIn(file: Buffer): Header {
  if (!/^ffd8.*ffd9$/.test(file.toString('hex'))) return null;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xe1) return null;
    if (marker >= 0xc0 && marker <= 0xc2)
      return ['jpg', file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  return null;
}
