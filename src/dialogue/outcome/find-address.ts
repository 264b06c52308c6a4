import { inTown } from '../../brazil/in-town.ts';
import { replies } from '../../content/conversation/replies.ts';
import { addressSearchWords } from '../../content/screens/address-search.ts';
import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { tellsValue } from '../decide.ts';
import { asText, type DoneHere, type MessageOutcome } from './message-outcome.ts';
import { joinTexts } from './proposed.ts';
import { expectedAt, type QuestionContext } from './question-context.ts';
import { withoutExpected } from './replies-told.ts';
import { toldBy } from './told-answers.ts';

const words = addressSearchWords.said;

/** Parts of an address that a search needs. */
const partsOfAddress = new Set('address number city state neighborhood complement'.split(' '));

const isOfAddress = ({ object }: Pick<UnderstoodAct, 'object'>): boolean => partsOfAddress.has(object);

/** The visitor does not know the postcode, or wants it to be found. */
const lacksPostcode = ({ does, object }: UnderstoodAct): boolean =>
  (does === 'lack' && object === 'cep') || (does === 'command' && object === 'postcode');

/** Whether a question is whether there is fibre. */
const asksCoverage = ({ does, object }: UnderstoodAct): boolean =>
  (does === 'ask' && object.startsWith('cobertura')) || (does === 'command' && object === 'coverage');

const nowhere: AddressQuestion = { street: '', number: '', city: '', uf: '' };

/** The address that these acts complete; null if they tell no place. */
function addressTold(told: readonly UnderstoodAct[], { addressSearch }: RootState): AddressQuestion | null {
  const before = addressSearch.isOpen ? addressSearch.question : nowhere;
  const toldOf = (field: string): string =>
    told.findLast(({ object }) => object === field)?.values[field]?.[0] ?? '';
  const [street, number, city] = ['address', 'number', 'city'].map(toldOf);
  if (!street && !city && !(before.street && number)) return null;
  return {
    street: street || before.street,
    number: number || before.number,
    city: city || before.city,
    uf: toldOf('state') || (city ? '' : before.uf),
  };
}

/** Of two streets none is searched before the visitor says which. */
function whichStreet(told: readonly UnderstoodAct[]): MessageOutcome | null {
  const streets = told.filter(({ object }) => object === 'address').map(({ words: said }) => said);
  return streets.length < 2 ? null : asText(replies.whichAddress, { suggestions: streets });
}

/**
 * Looks up an address without postcode by its street, at the question for the postcode. Returns null if a message does not
 * tell of one. `beside`: what the other acts of the message come to.
 */
export function findAddress(
  acts: readonly UnderstoodAct[],
  laterWords: string,
  question: QuestionContext,
  beside: (others: readonly UnderstoodAct[]) => DoneHere | null,
): MessageOutcome | null {
  const isAsked = question.steps.some(({ fields }) => fields.includes('cep'));
  if (!isAsked || acts.some(({ object, values }) => object === 'cep' && values.cep !== undefined))
    return null;
  const told = acts.filter((act) => isOfAddress(act) && tellsValue(act));
  const address = addressTold(told, question.state);
  if (address === null && !acts.some(lacksPostcode)) return null;
  const asks = textFor(address ?? nowhere, acts.some(asksCoverage));
  const { answers } = toldBy(
    told.filter(({ object }) => object === 'complement'),
    question,
  );
  const others = acts.filter((act) => !told.includes(act) && !lacksPostcode(act) && !asksCoverage(act));
  return (
    whichStreet(told) ?? {
      kind: 'address',
      address,
      text: joinTexts(laterWords, asks),
      told: answers,
      beside: withText(beside(others), asks, expectedAt(question)),
    }
  );
}

/** Asks for what the search still lacks, the town only where it is not told. */
function textFor({ street, city }: AddressQuestion, isCoverage: boolean): string {
  if (street !== '') return city === '' ? words.whichTown(street) : words.searching;
  if (city === '') return words.open;
  return isCoverage ? words.coverageIn(inTown(city)) : words.openIn(inTown(city));
}

/** What is said beside the search ends with what it asks. */
function withText(beside: DoneHere | null, text: string, expected: string): DoneHere | null {
  if (beside?.kind === 'take' || beside?.kind === 'answer')
    return { ...beside, reply: joinTexts(beside.reply, text) };
  if (beside?.kind !== 'reply' || beside.reply.kind !== 'text') return beside;
  const said = joinTexts(withoutExpected(beside.reply.text, expected), text);
  return { ...beside, reply: { ...beside.reply, text: said } };
}
