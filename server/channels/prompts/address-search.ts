import { formatCep } from '../../../src/brazil/cep.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { addressSearchWords as words } from '../../../src/content/screens/address-search.ts';
import type { FoundAddress } from '../../../src/contract/calls/address-search.ts';
import { shownAddresses } from '../../../src/dialogue/address-search/shown-addresses.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { Choice } from '../channel-message.ts';
import { type Asking, say } from './said.ts';

/** The search for a postcode by its street or by a position, or what it found; null if none is open. */
export function askAddress(state: RootState, step: StepId): Asking | null {
  const { isOpen, question, result } = state.addressSearch;
  if (!isOpen) return null;
  if (result.kind === 'refused') return { ask: result.message, choices: [] };
  if (result.kind !== 'found')
    return {
      ask: words.lead,
      aids: [channelWords.sendLocation, words.locateNote],
      choices: [],
      asksLocation: true,
    };
  const { street, number, city } = question;
  const { message, places } = shownAddresses(result, question, false);
  const others = shownAddresses(result, question, true).places.filter((place) => !places.includes(place));
  const found = ({ street: name, range, neighborhood, city: town, uf, cep }: FoundAddress): Choice => ({
    title: [name || town, range].filter(Boolean).join(', '),
    detail: [neighborhood, `${town} ${uf}`, formatCep(cep)].filter(Boolean).join(', '),
    // The house number is kept for its own question.
    tap: { kind: 'answer', step, raw: { cep: [formatCep(cep)], ...(number !== '' && { number: [number] }) } },
  });
  const states = result.states.map((uf) =>
    say(uf, [street, number, `${city} ${uf}`].filter(Boolean).join(', ')),
  );
  return { ask: message, choices: [...states, ...[...places, ...others].map(found)] };
}
