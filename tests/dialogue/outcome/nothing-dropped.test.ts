import { expect, it } from 'vitest';
import { labelledActs } from '../../../scripts/understanding/labelled-acts.ts';
import { questionOf } from '../../../scripts/understanding/typical-state.ts';
import { readKnowledge } from '../../../server/understanding/knowledge.ts';
import type { Row } from '../../../server/understanding/rows.ts';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import type { UnderstoodAct } from '../../../src/contract/calls/understand.ts';
import { fieldOf } from '../../../src/dialogue/decide.ts';
import { isAskedAbout } from '../../../src/dialogue/outcome/asked-about.ts';
import { askForRest } from '../../../src/dialogue/outcome/gap-of.ts';
import type { MessageOutcome } from '../../../src/dialogue/outcome/message-outcome.ts';
import { outcomeOf } from '../../../src/dialogue/outcome/outcome-of.ts';
import { expectedAt, type QuestionContext, stepFor } from '../../../src/dialogue/outcome/question-context.ts';
import { isSocial } from '../../../src/dialogue/outcome/replies-told.ts';
import { stateThere } from '../../../src/dialogue/outcome/run-command.ts';
import { isGiven } from '../../../src/dialogue/outcome/told-answers.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../src/funnel/words/every-step-words.ts';
import { actionsOf, answersOfOpen, type Reply } from '../../../src/store/reply.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { plansIn, today } from '../../funnel/given.ts';
import { isFullRun } from '../../setup/full-run.ts';

const market = { today, plans: plansIn('plans.json') };
const { rows, words } = readKnowledge();

/** What a reply, or what stands beside it, asks about, offers or keeps. */
function fieldsInReply(reply: Reply | undefined): string[] {
  if (reply === undefined) return [];
  const { choices = [], kept } = actionsOf(reply);
  const { told = [] } = reply.kind === 'leave' ? reply : {};
  const { part } = reply.kind === 'several' ? reply : {};
  const named = [...answersOfOpen(reply), ...choices, ...told, kept, part?.kept];
  return named.flatMap((one) => one?.field ?? []);
}

/** The fields that an outcome stores, asks about, offers, opens or gives up. */
function fieldsIn(outcome: MessageOutcome): string[] {
  const told = 'told' in outcome ? (outcome.told ?? []).map(({ field }) => field) : [];
  switch (outcome.kind) {
    case 'answer':
      return [
        ...Object.keys(outcome.raw).map((input) => inputs[input] ?? input),
        ...fieldsInReply(outcome.beside),
      ];
    case 'take':
      return [
        ...[...outcome.answers, outcome.kept].flatMap((one) => one?.field ?? []),
        ...fieldsInReply(outcome.beside),
      ];
    case 'option':
      return ['quiz', ...fieldsInReply(outcome.beside)];
    case 'address':
      return [...addressFields, ...told, ...(outcome.beside ? fieldsIn(outcome.beside) : [])];
    case 'reply':
      return [outcome.reply, outcome.beside].flatMap(fieldsInReply);
    case 'panel':
      return fieldsInReply(outcome.beside);
    case 'go':
      return [
        ...fieldsInReply(outcome.beside),
        ...(outcome.step === undefined ? [] : stepOf(outcome.step).fields),
      ];
    default:
      return told;
  }
}

const inputs: Readonly<Record<string, string>> = {
  ...{ date: 'schedules', period: 'schedules', no_number: 'number' },
  ...{ no_complement: 'complement', complement_type: 'complement' },
};
const addressFields = ['address', 'number', 'city', 'state', 'neighborhood', 'cep'];

/** Everything that is said, as one text. */
const textIn = (outcome: MessageOutcome): string => JSON.stringify(outcome);

const begin = (text: string): string => JSON.stringify(text.split('{')[0]?.slice(0, 24)).slice(1, -1);

const tells = ({ does }: UnderstoodAct): boolean => does === 'inform' || does === 'correct';

/** Whether an act that tells no value, or one that is refused, has an answer: the reason, or what is asked. */
function isAnswered(
  { object, values, words: told }: UnderstoodAct,
  said: string,
  question: QuestionContext,
): boolean {
  const field = fieldOf(object);
  if (!isFieldName(field)) return true;
  const step = stepFor(field, question);
  const reading = fields[field].read({ [field]: [told] }, selectFacts(question.state));
  const texts = [
    expectedAt(question),
    replies.whichAddress,
    askForRest(field, told) ?? '\0',
    ...(step === null ? [] : [fieldWordsOf(field, [stepOf(step)]).inSentence]),
    ...(reading.kind === 'refused' ? [reading.message] : []),
    ...(field === 'accept_promotions' ? [replies.noOffers] : []),
    ...(field === 'idPlan' ? [planReplies.none] : []),
    ...(values.due_date ?? []).map(replies.noDueDay),
    // No value was understood that could be kept.
    ...(Object.keys(values).length === 0 ? [wishWords.correct.notYet] : []),
  ];
  return texts.some((text) => said.includes(begin(text)));
}

/** What needs no answer: what is stored alike, what this visitor is never asked, and a question without words of its own. */
function isNothing(
  { object, values, options, words: told, does }: UnderstoodAct,
  text: string,
  question: QuestionContext,
) {
  const field = fieldOf(object);
  const raw = does === 'lack' && field === 'complement' ? { no_complement: ['on'] } : values;
  if (!isFieldName(field)) return true;
  if (stepFor(field, question) === null || [raw, ...options].some((one) => isGiven(field, one, question)))
    return true;
  return (
    (told === '' && Object.keys(raw).length === 0) ||
    (told === '' && /^[^,.;!?]*\?$/.test(text)) ||
    (field === 'quiz' && Object.keys(values).length === 0)
  );
}

function isDealtWith(
  act: UnderstoodAct,
  row: Row,
  outcome: MessageOutcome,
  seen: ReadonlySet<string>,
  question: QuestionContext,
) {
  const said = textIn(outcome);
  const isSaid = (one: UnderstoodAct): boolean =>
    one.reply !== undefined && said.includes(begin(one.reply.text));
  const field = fieldOf(act.object);
  // Another face opens: nothing is said there.
  if (outcome.kind === 'pages' && !tells(act)) return true;
  if (act.does === 'command') return outcome.kind !== 'answer' || isSaid(act);
  if (seen.has(field) || isSocial(act.does) || outcome.kind === 'refusal') return true;
  const there = { ...question, steps: [], state: stateThere(outcome, question.state) };
  if (tells(act))
    return (
      isNothing(act, row.text, question) ||
      isNothing(act, row.text, there) ||
      isAnswered(act, said, question) ||
      isSaid(act)
    );
  const isSearch = outcome.kind === 'address' && act.object.startsWith('cobertura');
  const isExpected =
    act.reply?.text === expectedAt(question) || (act.does === 'lack' && isNothing(act, '', question));
  return act.reply === undefined || isSaid(act) || isSearch || isExpected;
}

/** Whether the reply to another act is about the same field: 'o ddd eu não sei'. */
const isAbout = (act: UnderstoodAct, acts: readonly UnderstoodAct[], outcome: MessageOutcome): boolean =>
  acts.some(
    (one) =>
      one !== act &&
      fieldOf(one.object) === fieldOf(act.object) &&
      one.reply !== undefined &&
      textIn(outcome).includes(begin(one.reply.text)),
  );

/** What of a row is not in what it comes to. */
function droppedOf(row: Row, question: QuestionContext): string[] {
  const acts = labelledActs(row, question, words, market);
  const { outcome, early } = outcomeOf(row.text, acts, question);
  const seen = new Set([...fieldsIn(outcome), ...early.flatMap(({ step }) => stepOf(step).fields)]);
  const isOrdered = selectFacts(question.state).order !== null;
  const asks = acts.some(({ does }) => does === 'ask');
  return acts
    .filter((act) => acts.length > 1 && !isOrdered && !(asks && isAskedAbout(act, row.text)))
    .filter((act) => !isAbout(act, acts, outcome) && !isDealtWith(act, row, outcome, seen, question))
    .map((act) => `${row.step}: ${row.text} → ${act.does}:${act.object}`);
}

it('of a message that says several things none is passed over: each is stored, asked about, offered, kept or replied to', () => {
  const questions = new Map(
    [...new Set(rows.map(({ step }) => step))].map((step) => [step, questionOf(step, market)]),
  );
  const tried = rows.filter((_, at) => isFullRun || at % 16 === 0);
  const dropped = tried.flatMap((row) => {
    const question = questions.get(row.step);
    return question === undefined ? [] : droppedOf(row, question);
  });
  expect(dropped).toEqual([]);
}, 360_000);
