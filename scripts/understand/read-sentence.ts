import { mistypedEmail } from '../../src/conversation/messages/answers/mistyped-email.ts';
import { recognisedIn } from '../../src/conversation/messages/answers/recognised-in.ts';
import { findAddress, withoutPostcodeAsked } from '../../src/conversation/messages/find-address.ts';
import type { Asked, Understood } from '../../src/conversation/understanding/reading.ts';
import { textOf } from '../../src/conversation/understanding/text/text.ts';
import { understand } from '../../src/conversation/understanding/understand.ts';
import { addressSearchReducer } from '../../src/store/address-search.ts';

interface AddressAsked {
  place: string;
  reply: string;
}

export interface Read {
  /** The address search that the message starts. */
  address: AddressAsked | null;
  /** The rest of the message; null if empty. */
  understood: Understood | null;
}

/** An e-mail that looks mistyped is asked about, never stored at once. */
function withEmailChecked(understood: Understood, asked: Asked): Understood {
  if (understood.kind !== 'answer' && understood.kind !== 'proposal') return understood;
  const answers =
    understood.kind === 'proposal'
      ? understood.answers
      : recognisedIn(understood.raw, asked.steps, asked.facts);
  const mistyped = mistypedEmail(answers, asked.waiting ?? []);
  if (mistyped === null) return understood;
  const reply = [understood.reply, mistyped.message].filter(Boolean).join(' ');
  return { ...understood, kind: 'proposal', answers: mistyped.answers, reply };
}

/** Of the questions of the quiz, which come one after the other, the sentence may answer any. */
function understandAtAnyQuestion(sentence: string, asked: Asked): Understood {
  const first = understand(sentence, asked);
  const others = asked.facts.risk?.quiz?.questions.slice(1) ?? [];
  const read = others.map((_, index) => understand(sentence, { ...asked, quizAt: index + 1 }));
  return [first, ...read].find(({ kind }) => kind === 'option') ?? first;
}

const besideAddress = (understood: Understood): Understood =>
  'reply' in understood && understood.reply !== undefined
    ? { ...understood, reply: withoutPostcodeAsked(understood.reply) }
    : understood;

/** Interprets a message as the conversation does: an address without postcode first, then the rest. */
export function readSentence(sentence: string, asked: Asked): Read {
  let rest: string | null = null;
  const state = { addressSearch: addressSearchReducer.getInitialState() };
  const outcome = findAddress(textOf(sentence), asked, state, (words) => {
    rest = words;
    const isUnclear = understand(words, asked).kind === 'unclear';
    return { kind: 'reply', reply: { kind: 'text', text: '' }, isUnclear };
  });
  if (outcome?.kind !== 'address')
    return { address: null, understood: withEmailChecked(understandAtAnyQuestion(sentence, asked), asked) };
  const { address, text, beside } = outcome;
  const parts = address === null ? [] : [address.street, address.number, address.city, address.uf];
  return {
    address: { place: parts.filter((part) => part !== '').join(', '), reply: text },
    understood: rest === null || beside === null ? null : besideAddress(understand(rest, asked)),
  };
}
