import { type Found, type Recogniser, span } from './recogniser.ts';
import type { Text } from './text.ts';

const value = '[ .:º°-]{0,3}([a-z]{0,3} ?\\d{1,4}[a-z]?|[a-z]{1,3}(?![a-z]))(?![\\p{L}\\d])';
// In Brasília a block is a name: QNA 5, CNB 12.
const block = new RegExp(
  `(?<![\\p{L}\\d])(?:([qc](?!d|j)[a-z]{1,2} ?\\d{1,3}[a-z]?)(?![\\p{L}\\d])|(?:quadra|qd|qdr|q)${value})`,
  'u',
);
const allotment = new RegExp(`(?<![\\p{L}\\d])(?:lote|lt|l)${value}`, 'u');

const find =
  (name: string, pattern: RegExp) =>
  ({ plain }: Text): Found | null => {
    const match = pattern.exec(plain);
    const place = match?.[1] ?? match?.[2];
    return match === null || place === undefined
      ? null
      : { raw: { [name]: [place.toUpperCase()] }, ...span(match) };
  };

export const recogniseBlock: Recogniser = { asked: find('block_number', block), anywhere: null };

export const recogniseAllotment: Recogniser = { asked: find('allotment_number', allotment), anywhere: null };
