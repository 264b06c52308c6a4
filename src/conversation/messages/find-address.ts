import { shownAddresses } from '../../answering/address-search/shown-addresses.ts';
import { hintWords } from '../../content/conversation/hints.ts';
import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { toneSentences } from '../../content/conversation/tone.ts';
import { addressSearchWords } from '../../content/screens/address-search.ts';
import { postcode } from '../../content/steps/postcode.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { addressMention } from '../understanding/address-mention.ts';
import { commandIn } from '../understanding/commands/command-in.ts';
import { isPlaceAlone, lacksPostcode, tellsPlace } from '../understanding/place-told.ts';
import { planToldEarly } from '../understanding/plans/plan-told-early.ts';
import type { Asked } from '../understanding/reading.ts';
import { knownTown } from '../understanding/recognisers/address/known-town.ts';
import { townIn, townNamed } from '../understanding/recognisers/address/town-in.ts';
import { clausesOf, within } from '../understanding/text/clauses.ts';
import { behindPurpose } from '../understanding/text/framing.ts';
import { looksLikeQuestion } from '../understanding/text/looks-like-question.ts';
import { inFull } from '../understanding/text/normalise.ts';
import { cutMark, type Text, wordsOf } from '../understanding/text/text.ts';
import { inPortuguese } from '../understanding/tone/in-portuguese.ts';
import { twoAddresses } from '../understanding/two-addresses.ts';
import { yesOrNo } from '../understanding/yes-no/yes-no.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { replied } from './replied.ts';

const words = addressSearchWords.said;

const withoutPostcodeAsked = (reply: string): string =>
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

/** Words around an address that add nothing. */
const addsNothing = setOf(
  'moro na no em fica e eh o a meu minha endereco rua aqui oi ola bom dia boa tarde noite sou de do da',
);

/** A landmark beside the address does not help to find the postcode. */
const landmark = /^(?:bem )?(?:perto|pertinho|proximo|em frente|na frente|ao lado|do lado|atras) /;

/** What is said beside the address: 'não sei de cabeça' says nothing more than that there is no postcode. */
function besideAddress(rest: Text): string {
  const clauses = clausesOf(rest).map(({ from, to }) => within(rest, from, to));
  const others = clauses.filter((clause) => !lacksPostcode(inFull(clause)) && !landmark.test(clause.plain));
  if (others.every(({ plain }) => wordsOf(plain).every((word) => addsNothing.has(word)))) return '';
  const isWhole = others.length === clauses.length;
  return isWhole
    ? rest.shown.replaceAll(cutMark, ' ').trim()
    : others.map(({ shown }) => shown.trim()).join(', ');
}

function setOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const beforeTown = /^ ?(?:(?:a cidade|cidade|fica|moro|aqui|e|eh|é|em|n[ao])[ :]+)+/;
const sayAgain = / (?:(?:como )?(?:eu )?(?:ja )?(?:te |tinha )?(?:falei|disse|dito|falado))\b/;

/** 'É São Paulo, capital, moro aqui há anos', 'a cidade é São Paulo, eu já disse': the town of the first clause. */
function townTold(text: Text): ReturnType<typeof townIn> {
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
  // 'Sim' is not a town, so the town is asked again.
  if (isGap && yesOrNo(text.plain) !== null) return question;
  const town = isGap && !isOther ? (townIn(text) ?? townTold(text)) : null;
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

/** Opens the search without a street: the visitor does not know the postcode, or names only a town, perhaps with a plan. */
function opening(text: Text, asked: Asked): MessageOutcome | null {
  const early = planToldEarly(text, asked);
  const isBehindPlan = early?.rest ? isPlaceAlone(early.rest) : false;
  const wanted = placeWanted(text);
  const isOfPlace = isBehindPlan || wanted !== null || tellsPlace(early?.rest ?? text) || isTownAlone(text);
  if (!isOfPlace && !lacksPostcode(inFull(text))) return null;
  const said = early === null ? words.open : `${planReplies.early} ${words.open}`;
  const town = townNamed(early?.rest ?? wanted ?? text) ?? (isTownAlone(text) ? townTold(text) : null);
  return { kind: 'address', address: town && { street: '', number: '', ...town }, text: said, beside: null };
}

const inOneLine = ({ street, number, city }: AddressQuestion): string =>
  [street, number, city].filter(Boolean).join(', ');

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
  return outcome?.kind !== 'address' || language === null || asked.knowsLanguage
    ? outcome
    : { ...outcome, text: `${toneSentences[language]} ${outcome.text}` };
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
  if (mention === null) return opening(text, asked);
  const rest = besideAddress(mention.rest);
  const { question, isOpen } = addressSearch;
  const isInTown = isOpen && question.street === '' && mention.address.city === '';
  const address = isInTown ? { ...mention.address, city: question.city, uf: question.uf } : mention.address;
  const outcome = rest === '' ? null : understandRest(rest);
  const isOfUse =
    outcome !== null && outcome.kind !== 'refusal' && !('isUnclear' in outcome && outcome.isUnclear);
  return finding(address, isOfUse ? outcome : null);
}
