import { largestPicture } from '../../../../contract/panel/catalogue.ts';

/** In percent of the room that a crop has on its photo; at a zoom of 100 it is four times as close. */
export type CropPlace = Readonly<Record<'x' | 'y' | 'zoom', number>>;

export function drawCrop(canvas: HTMLCanvasElement, photo: ImageBitmap, { x, y, zoom }: CropPlace): void {
  const scale = Math.min(photo.width / canvas.width, photo.height / canvas.height) / (1 + (3 * zoom) / 100);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  const [left, top] = [((photo.width - width) * x) / 100, ((photo.height - height) * y) / 100];
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** As base64, as good as its size allows. */
export function packCrop(canvas: HTMLCanvasElement): string {
  const packed = ['image/webp', 'image/jpeg']
    .flatMap((type) => [0.85, 0.7, 0.5, 0.3].map((quality) => canvas.toDataURL(type, quality).split(',')))
    // What a browser writes that cannot write WebP.
    .flatMap(([head, base64]) => (base64 === undefined || head?.includes('/png') ? [] : [base64]));
  return packed.find(({ length }) => length * 0.75 <= largestPicture) ?? packed.at(-1) ?? '';
}
