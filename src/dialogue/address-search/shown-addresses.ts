import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import type { FoundAddress } from '../../contract/calls/address-search.ts';
import type { AddressesFound, AddressQuestion } from '../../store/address-search.ts';

/** A list longer than this is hard to choose from. */
const maxResults = 12;

export interface ShownAddresses {
  message: string;
  places: readonly FoundAddress[];
  /** Whether results were left out because of the house number. */
  hasOthers: boolean;
}

/** '612', '612/613', '612 ao fim': of two numbers the first is the lower bound, the second the upper bound. */
const bounds = /(?:de (\d+)(?:\/\d+)?)? ?(?:(?:até|a) (?:\d+\/)?(\d+)|ao fim)?/i;

/**
 * Whether a house number is in a part of a street as the post office writes it: 'de 612 a 1510 - lado par', 'até 609 -
 * lado ímpar', 'de 2001/2002 ao fim'. Unknown notations match every number.
 */
export function fitsRange(range: string, house: string): boolean {
  const number = Number.parseInt(house, 10);
  if (range === '' || Number.isNaN(number)) return true;
  const side = /lado (par|[ií]mpar)/i.exec(range)?.[1]?.toLowerCase();
  if (side !== undefined && (side === 'par') !== (number % 2 === 0)) return false;
  const [, from, to] = bounds.exec(range.trim()) ?? [];
  return (from === undefined || number >= Number(from)) && (to === undefined || number <= Number(to));
}

/** The results whose range contains the house number; all of them if none does. */
export function shownAddresses(
  { places, isCut, states }: AddressesFound,
  { street, number }: AddressQuestion,
  showsAll: boolean,
): ShownAddresses {
  const none = { places: [], hasOthers: false };
  if (states.length > 0) return { ...none, message: words.states };
  if (places.length === 0) return { ...none, message: street === '' ? words.nothingNear : words.nothing };
  const fitting = number === '' || showsAll ? [] : places.filter(({ range }) => fitsRange(range, number));
  const isNarrowed = fitting.length > 0 && fitting.length < places.length;
  const all = isNarrowed ? fitting : places;
  const shown = all.slice(0, maxResults);
  const isTooMany = (isCut && !isNarrowed) || shown.length < all.length;
  const found = isNarrowed ? words.foundFitting(number, shown.length) : words.found(shown.length);
  return { message: isTooMany ? words.tooMany : found, places: shown, hasOthers: isNarrowed };
}
