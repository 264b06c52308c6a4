import { findAddress } from '../../src/conversation/messages/find-address.ts';
import { textOf } from '../../src/conversation/understanding/text.ts';
import type { Asked } from '../../src/conversation/understanding/understood.ts';
import { addressSearchSlice } from '../../src/store/address-search.ts';

interface AddressAsked {
  said: string;
  /** What else the message says; null where that is nothing. */
  rest: string | null;
}

/** The search for a postcode that a message begins, as the conversation does; null where it begins none. */
export function addressAskedIn(sentence: string, asked: Asked): AddressAsked | null {
  let rest: string | null = null;
  const state = { addressSearch: addressSearchSlice.getInitialState() };
  const outcome = findAddress(textOf(sentence), asked, state, (words) => {
    rest = words;
    return { kind: 'pages' };
  });
  if (outcome?.kind !== 'address') return null;
  const { address, text } = outcome;
  const parts = address === null ? [] : [address.street, address.number, address.city, address.uf];
  return { said: `address   ${parts.filter((part) => part !== '').join(', ')}  reply: ${text}`, rest };
}
