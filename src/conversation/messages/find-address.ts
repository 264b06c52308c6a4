import { shownAddresses } from '../../answering/address-search/shown-addresses.ts';
import { inTown } from '../../brazil/in-town.ts';
import { knownQuarters } from '../../brazil/large-cities.ts';
import { hintWords } from '../../content/conversation/hints.ts';
import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { toneSentences } from '../../content/conversation/tone.ts';
import { addressSearchWords } from '../../content/screens/address-search.ts';
import { postcode } from '../../content/steps/postcode.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { commandIn } from '../understanding/commands/command-in.ts';
import { addressMention } from '../understanding/places/address-mention.ts';
import { isPlaceAlone, lacksPostcode, tellsPlace } from '../understanding/places/place-told.ts';
import { addsNothingToTown, townTold } from '../understanding/places/town-told.ts';
import { twoAddresses } from '../understanding/places/two-addresses.ts';
import { planToldEarly } from '../understanding/plans/plan-told-early.ts';
import type { Asked } from '../understanding/reading.ts';
import { recogniseAnswers } from '../understanding/recognise-answers.ts';
import { knownTown } from '../understanding/recognisers/address/known-town.ts';
import { type Town, townIn, townNamed } from '../understanding/recognisers/address/town-in.ts';
import { clausesOf, within } from '../understanding/text/clauses.ts';
import { behindPurpose } from '../understanding/text/framing.ts';
import { looksLikeQuestion } from '../understanding/text/looks-like-question.ts';
import { inFull } from '../understanding/text/normalise.ts';
import { plainOf, setOf, type Text, wordsOf } from '../understanding/text/text.ts';
import { inPortuguese, type Language } from '../understanding/tone/in-portuguese.ts';
import { yesOrNo } from '../understanding/yes-no/yes-no.ts';
import { besideAddress } from './beside-address.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { replied } from './replied.ts';

const words = addressSearchWords.said;

/** Beside an address that is looked up no postcode is asked for. */
export const withoutPostcodeAsked = (reply: string): string =>
  [postcode.fields.cep.expected, hintWords.place]
    .reduce((rest, asked) => rest.replace(asked, ''), reply)
    .trim();

/** Replaces the request for the postcode in a reply with the question about the address. */
const appendToReply = (beside: MessageOutcome | null, text: string): MessageOutcome | null =>
  beside?.kind === 'reply' && beside.reply.kind === 'text'
    ? {
        ...beside,
        reply: {
          ...beside.reply,
          text: `${withoutPostcodeAsked(beside.reply.text)} ${text}`.trim(),
        },
      }
    : beside;

function finding(address: AddressQuestion, beside: MessageOutcome | null): MessageOutcome {
  const text = address.city === '' ? words.whichTown(address.street) : words.searching;
  return { kind: 'address', address, text, beside: appendToReply(beside, text) };
}

const hasPostcode = ({ plain }: Text): boolean => /(?<!\d)\d{5}[-. ]?\d{3}(?!\d)/.test(plain);

const beforeTown = /^ ?(?:(?:a cidade|cidade|fica|moro|aqui|e|eh|é|em|n[ao])[ :]+)+/;
const sayAgain = / (?:(?:como )?(?:eu )?(?:ja )?(?:te |tinha )?(?:falei|disse|dito|falado))\b/;

/** 'É São Paulo, capital, moro aqui há anos', 'a cidade é São Paulo, eu já disse': the town of the first clause. */
function townOfClause(text: Text): Town | null {
  const [first] = clausesOf(text);
  const clause = first === undefined ? text : within(text, first.from, first.to);
  const from = beforeTown.exec(clause.plain)?.[0].length ?? 0;
  const to = clause.plain.search(sayAgain);
  return townIn(within(clause, from, to === -1 ? clause.plain.length : to));
}

/** 'Número 88', where the street was told before. */
const houseAlone = /^ ?(?:(?:e|eh|o|numero|num|n[º°.]?)[ .:]*)*(\d{1,5}[a-z]?)[ .!]*$/;

/** Completes an open search with the town or the house number of a street. */
function gapOf(
  text: Text,
  asked: Asked,
  { isOpen, question }: RootState['addressSearch'],
): AddressQuestion | null {
  const isOther = looksLikeQuestion(text) || commandIn(text.plain, asked) !== null;
  const house = isOpen && question.street !== '' ? houseAlone.exec(text.plain)?.[1] : undefined;
  if (house !== undefined) return { ...question, number: house };
  const isGap = isOpen && question.street !== '' && question.city === '';
  // 'Sim' is not a town, nor is 'Copacabana', so the town is asked again.
  if (isGap && (yesOrNo(text.plain) !== null || knownQuarters.has(text.plain))) return question;
  const town = isGap && !isOther ? (townIn(text) ?? townOfClause(text)) : null;
  return town && { ...question, ...town };
}

/** Words that refer to the result of the search. */
const pointing = setOf('esse este essa meu minha cep rua');

/** Reads yes or no in reply to the search. Yes accepts a single result; among several one has to be tapped. */
function settled(text: Text, { question, result }: RootState['addressSearch']): MessageOutcome | null {
  const agrees = result.kind === 'found' ? yesOrNo(text.plain, pointing) : null;
  if (result.kind !== 'found' || result.places.length === 0 || agrees === null) return null;
  if (!agrees) return { kind: 'address', address: null, text: words.otherStreet, beside: null };
  const { places, message } = shownAddresses(result, question, false);
  const [place, ...others] = places;
  return place && others.length === 0
    ? { kind: 'place', place, number: question.number }
    : { kind: 'reply', reply: { kind: 'text', text: message } };
}

/** 'Campinas', and nothing else. */
const isTownAlone = ({ plain }: Text): boolean => {
  const known = knownTown(plain, 0);
  return known !== null && /^[ .!]*$/.test(plain.slice(0, known.from) + plain.slice(known.to));
};

/** 'Quero internet na minha casa em Boa Vista': where it is wanted. */
function placeWanted(text: Text): Text | null {
  const place = looksLikeQuestion(text) ? null : behindPurpose(text);
  return place !== null && isPlaceAlone(place) && townNamed(place) !== null ? place : null;
}

/** Asks for what the search still lacks, the town only where it is not told. */
const openingText = (town: Town | null, isAsked = false): string => {
  if (town === null) return words.open;
  const place = inTown(town.city);
  return isAsked ? words.coverageIn(place) : words.openIn(place);
};

const isOfUse = (outcome: MessageOutcome): boolean =>
  outcome.kind !== 'refusal' && !('isUnclear' in outcome && outcome.isUnclear);

/** 'Moro em Itacaré, quanto custa?', 'vocês atendem em Itacaré?': a town, perhaps beside something else. */
function inTownTold(
  text: Text,
  asked: Asked,
  understandRest: (rest: string) => MessageOutcome,
): MessageOutcome | null {
  const found = townTold(text);
  if (found === null) return null;
  // A postcode says more than its town.
  if (recogniseAnswers(text, asked, false).answers.some(({ field }) => field === 'cep')) return null;
  const rest = besideAddress(found.rest, addsNothingToTown);
  // 'Vocês atendem em Jaboatão? Prazeres': a single word is the neighbourhood.
  const isQuarter = wordsOf(rest).length === 1 && commandIn(plainOf(rest), asked) === null;
  const beside = rest === '' || isQuarter ? null : understandRest(rest);
  const said = openingText(found.town, found.isAsked);
  return {
    kind: 'address',
    address: { street: '', number: '', ...found.town },
    text: said,
    beside: beside !== null && isOfUse(beside) ? appendToReply(beside, said) : null,
  };
}

/** Opens the search without a street: the visitor does not know the postcode, or names only a town, perhaps with a plan. */
function opening(
  text: Text,
  asked: Asked,
  understandRest: (rest: string) => MessageOutcome,
): MessageOutcome | null {
  const early = planToldEarly(text, asked);
  const isBehindPlan = early?.rest ? isPlaceAlone(early.rest) : false;
  const wanted = placeWanted(text);
  const isOfPlace = isBehindPlan || wanted !== null || tellsPlace(early?.rest ?? text) || isTownAlone(text);
  if (!isOfPlace && !lacksPostcode(inFull(text))) return inTownTold(text, asked, understandRest);
  const place = early?.rest ?? wanted ?? text;
  const told = townTold(place);
  const town = townNamed(place) ?? told?.town ?? (isTownAlone(text) ? townOfClause(text) : null);
  const open = openingText(town, told?.isAsked);
  const said = early === null ? open : `${planReplies.early} ${open}`;
  return { kind: 'address', address: town && { street: '', number: '', ...town }, text: said, beside: null };
}

const inOneLine = ({ street, number, city }: AddressQuestion): string =>
  [street, number, city].filter(Boolean).join(', ');

/** Says once that only Portuguese is spoken here. */
const withNote = (text: string, language: Language): string =>
  text.includes(toneSentences[language]) ? text : `${toneSentences[language]} ${text}`;

/**
 * Looks up an address without postcode by its street, at the question for the postcode. `understandRest` interprets the
 * other words of the message. Returns null if the message does not mention an address.
 */
export function findAddress(
  said: Text,
  asked: Asked,
  state: Pick<RootState, 'addressSearch'>,
  understandRest: (rest: string) => MessageOutcome,
): MessageOutcome | null {
  if (!asked.steps.some(({ fields }) => fields.includes('cep')) || hasPostcode(said)) return null;
  // 'Vivo en la calle Augusta 1500 en São Paulo'
  const { text, language } = inPortuguese(said, false);
  const outcome = findIn(text, asked, state, understandRest);
  if (outcome?.kind !== 'address' || language === null || asked.knowsLanguage) return outcome;
  const { beside } = outcome;
  return {
    ...outcome,
    text: withNote(outcome.text, language),
    beside:
      beside?.kind === 'reply' && beside.reply.kind === 'text'
        ? { ...beside, reply: { ...beside.reply, text: withNote(beside.reply.text, language) } }
        : beside,
  };
}

function findIn(
  text: Text,
  asked: Asked,
  { addressSearch }: Pick<RootState, 'addressSearch'>,
  understandRest: (rest: string) => MessageOutcome,
): MessageOutcome | null {
  const taken = settled(text, addressSearch);
  if (taken !== null) return taken;
  const filled = gapOf(text, asked, addressSearch);
  if (filled !== null) return finding(filled, null);
  const two = twoAddresses(text);
  if (two !== null)
    return replied(replies.whichAddress, undefined, false, { suggestions: two.map(inOneLine) });
  const mention = addressMention(text);
  if (mention === null) return opening(text, asked, understandRest);
  const rest = besideAddress(mention.rest);
  const { question, isOpen } = addressSearch;
  const isInTown = isOpen && question.street === '' && mention.address.city === '';
  const address = isInTown ? { ...mention.address, city: question.city, uf: question.uf } : mention.address;
  const outcome = rest === '' ? null : understandRest(rest);
  return finding(address, outcome !== null && isOfUse(outcome) ? outcome : null);
}
