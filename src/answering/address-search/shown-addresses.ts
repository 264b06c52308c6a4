import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import type { FoundAddress } from '../../contract/calls/address-search.ts';
import type { AddressesFound, AddressQuestion } from '../../store/address-search.ts';
import { fitsRange } from './fits-range.ts';

/** A list longer than this is hard to choose from. */
const maxResults = 12;

export interface ShownAddresses {
  message: string;
  places: readonly FoundAddress[];
  /** Whether results were left out because of the house number. */
  hasOthers: boolean;
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
