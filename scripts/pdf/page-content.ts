import { winAnsiCode } from './win-ansi.ts';

type FontName = 'regular' | 'strong';

export interface Words {
  text: string;
  font: FontName;
  size: number;
  colour: string;
  x: number;
  y: number;
}

const number = (value: number) => String(Math.round(value * 100) / 100);

const encoded = (text: string) =>
  [...text]
    .map((character) => String.fromCharCode(winAnsiCode(character)))
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** Lines of one look, one below the other. */
export function words({ text, font, size, colour, x, y }: Words, more: readonly string[] = [], leading = 0) {
  const next = more.map((line) => `0 ${number(-leading)} Td (${encoded(line)}) Tj`);
  return [
    `BT /${font} ${size} Tf ${colour} rg ${number(x)} ${number(y)} Td (${encoded(text)}) Tj`,
    ...next,
    'ET',
  ].join('\n');
}

/** Text that counts, under the number its element has claimed. */
export const marked = (tag: string, mcid: number, content: string) =>
  `/${tag} << /MCID ${mcid} >> BDC\n${content}\nEMC`;

/** What is there to be seen and not to be read: lines, page numbers, the repeated name. */
export const artifact = (...content: string[]) => `/Artifact BMC\n${content.join('\n')}\nEMC`;

export const box = (colour: string, x: number, y: number, width: number, height: number) =>
  `${colour} rg ${number(x)} ${number(y)} ${number(width)} ${number(height)} re f`;

/** A stretch of the thread of light, filled by the page's gradient of that name. */
export const thread = (gradient: string, x: number, y: number, width: number, height: number) =>
  `q ${number(x)} ${number(y)} ${number(width)} ${number(height)} re W n /${gradient} sh Q`;

export function node(fill: string, stroke: string, x: number, y: number, radius: number): string {
  const bend = radius * 0.5523;
  const at = (dx: number, dy: number) => `${number(x + dx)} ${number(y + dy)}`;
  const curve = (...points: string[]) => `${points.join(' ')} c`;
  return [
    `${fill} rg ${stroke} RG 1.6 w ${at(radius, 0)} m`,
    curve(at(radius, bend), at(bend, radius), at(0, radius)),
    curve(at(-bend, radius), at(-radius, bend), at(-radius, 0)),
    curve(at(-radius, -bend), at(-bend, -radius), at(0, -radius)),
    curve(at(bend, -radius), at(radius, -bend), at(radius, 0)),
    'b',
  ].join('\n');
}
