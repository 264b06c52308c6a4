import { replies } from '../../content/conversation/replies.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Reply } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { toCorrect } from '../answers/answer-name.ts';
import { type Asking, refusedDigits } from './asks.ts';
import { choicesTold } from './choices-told.ts';
import { type Decided, ofActions } from './decided.ts';
import type { Effect } from './effects.ts';
import { asText, type DoneHere, type MessageOutcome } from './message-outcome.ts';
import { joinTexts, proposed } from './proposed.ts';
import { expectedAt, type QuestionContext } from './question-context.ts';
import { type RepliesTold, repliesTold } from './replies-told.ts';
import { stateThere } from './run-command.ts';
import { takenOf } from './taken.ts';
import { type Early, laterWords, toldBy } from './told-answers.ts';
import { missed, whole } from './whole.ts';
import { keptOf, wrongOf } from './wrong-of.ts';

/** What a message comes to, and what is offered to tap where its question comes. */
export interface Read {
  outcome: MessageOutcome;
  early: readonly Early[];
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** The first kind there is leads. */
const order = [
  'run',
  'repeat',
  'deny',
  'agree',
  'option',
  'take',
  'propose',
  'choose',
  'ask',
  'say',
] as const;

/** What stands beside the lead. */
interface Beside {
  decided: Decided;
  /** Said before it. */
  told: string;
  replied: RepliesTold | null;
  /** Others of its kind, and what is asked for. */
  runs: readonly Of<'run'>[];
  takes: readonly RecognisedAnswer[];
  /** What else it tells waits for a yes, or is one of these. */
  proposes: readonly RecognisedAnswer[];
  choice: Of<'choose'> | undefined;
  asks: readonly Asking[];
}

/**
 * The outcome of the effects of a message. One leads; replies are said before it, choices and words for another step are
 * kept for it, what is asked for is said, and of several commands, or wishes to change, the others can be tapped.
 */
export function combine(effects: readonly Effect[], decided: Decided): Read {
  const { question, decisions } = decided;
  const of = <Kind extends Effect['kind']>(kind: Kind): Of<Kind>[] =>
    effects.filter((effect): effect is Of<Kind> => effect.kind === kind);
  const asks = of('ask');
  const [lead = { kind: 'say' as const }] = order.flatMap((kind): readonly Effect[] => of(kind));
  const replied = repliesTold(decisions, question, lead.kind !== 'ask' && lead.kind !== 'say');
  const beside = lead.kind === 'ask' ? [] : asks;
  const isKept = (asking: Asking): boolean => asking.as === 'later' && asking.words !== '';
  const early = of('keep').map(({ step, says }) => ({ step, says }));
  const [choice] = lead.kind === 'take' && of('propose').length === 0 ? of('choose') : [];
  const kept = [
    ...of('choose')
      .filter((one) => one !== lead && one !== choice)
      .flatMap(({ choices: [first], words: says }) => (first && says ? [{ step: first.step, says }] : [])),
    ...of('option').flatMap((one) => (one === lead ? [] : [{ step: one.step, says: one.words }])),
    ...beside.filter(isKept).map(({ step, words: says }) => ({ step, says })),
  ];
  const why = beside.filter(
    (asking) => asking.as !== 'later' && !(asking.kept && (lead.kind === 'take' || lead.kind === 'propose')),
  );
  const told = joinTexts(
    replied?.text,
    laterWords(early),
    ...kept.map(({ says }) => replies.early(says)),
    ...why.map(({ text }) => text),
  );
  return {
    outcome: led(lead, {
      decided,
      told,
      replied,
      asks,
      runs: of('run').slice(1),
      takes: of('take').flatMap(({ answers }) => answers),
      proposes: of('propose').flatMap(({ answers }) => answers),
      choice,
    }),
    early: selectFacts(question.state).order === null ? [...early, ...kept] : [],
  };
}

/** The outcome of what leads. */
function led(lead: Effect, beside: Beside): MessageOutcome {
  const { decided, told, replied } = beside;
  const { question } = decided;
  switch (lead.kind) {
    case 'run':
      return ran(lead, beside);
    case 'repeat':
      return keptOf(lead.given, question, told);
    case 'deny':
      return wrongOf(lead.wrong, told);
    case 'agree':
      return agreed(lead, beside);
    case 'take':
      return taken(beside);
    case 'propose':
      return proposing(beside);
    case 'option':
      return optionTaken(lead, beside);
    case 'choose':
      return {
        kind: 'reply',
        reply: { ...textOf(joinTexts(told, lead.text), replied), choices: lead.choices },
      };
    case 'ask':
      return asked(lead, beside);
    default:
      return said(beside);
  }
}

function said({ decided, told, replied }: Beside): MessageOutcome {
  if (told === '' && decided.told.repeats.length > 0)
    return asText(replies.isNoted(expectedAt(decided.question)));
  if (told === '') return whole(decided);
  if (replied === null) return asText(joinTexts(told, expectedAt(decided.question)));
  return { kind: 'reply', reply: textOf(told, replied), ...(replied.asks && { asks: true }) };
}

/** Money and consent are taken from closed words or a press alone. */
function agreed({ isYes }: Of<'agree'>, { decided, told, replied }: Beside): MessageOutcome {
  const isMoney = decided.question.waiting.some(
    ({ field }) => fields[field].nature.binds && !fields[field].nature.exact,
  );
  if (isYes && isMoney) return asText(joinTexts(told, replies.confirmsFirst));
  return { kind: 'decide', isYes, beside: told === '' ? null : textOf(told, replied) };
}

/** What is told beside it is proposed at the next question. */
function optionTaken({ name, value }: Of<'option'>, { decided, told, takes, proposes }: Beside): DoneHere {
  const beside = proposalOf([...takes, ...proposes], decided.question, told);
  return { kind: 'option', name, value, ...(beside ? { beside } : told && { reply: told }) };
}

type Text = Extract<Reply, { kind: 'text' }>;

function textOf(text: string, replied: RepliesTold | null): Text {
  const { asks: _, ...actions } = { asks: false, ...replied };
  return { kind: 'text', ...actions, text };
}

const withTaps = (text: Text, taps: readonly string[]): Text =>
  taps.length === 0 ? text : { ...text, suggestions: [...(text.suggestions ?? []), ...taps] };

/** What a message tells goes where the first command leads; another command can be tapped. */
function ran({ outcome }: Of<'run'>, { decided, told, replied, runs }: Beside): DoneHere {
  const { decisions, message, question } = decided;
  const { state } = question;
  const there = isLeaving(outcome) ? { ...question, steps: [], state: stateThere(outcome, state) } : question;
  const isOrdered = selectFacts(state).order !== null;
  const goesAlong = isOrdered ? [] : decisions;
  const answers = [
    ...toldBy(ofActions(goesAlong, 'take', 'propose'), there).answers,
    ...choicesTold(ofActions(goesAlong, 'ask which'), message, there).doubtful,
  ];
  const said = withTaps(
    textOf(told, replied),
    runs.flatMap(({ name }) => wishWords.commands[name] ?? []),
  );
  if (answers.length > 0) return withTold(outcome, answers, said, there);
  return told === '' && said.suggestions === undefined ? outcome : withBeside(outcome, said);
}

function withTold(
  outcome: DoneHere,
  answers: readonly RecognisedAnswer[],
  said: Text,
  there: QuestionContext,
): DoneHere {
  if (outcome.kind === 'pages') return { ...outcome, told: answers };
  if (outcome.kind === 'leave') return { ...outcome, told: answers, ...(said.text && { beside: said }) };
  if (outcome.kind === 'reply' && outcome.reply.kind === 'leave') {
    const { reply } = outcome;
    return { ...outcome, reply: { ...reply, text: joinTexts(said.text, reply.text), told: answers } };
  }
  return withBeside(outcome, proposalOf(answers, there, said.text));
}

const isLeaving = (outcome: DoneHere): boolean =>
  outcome.kind === 'go' ||
  outcome.kind === 'leave' ||
  (outcome.kind === 'reply' && outcome.reply.kind === 'leave');

/** A text is said before the outcome's own; what waits for a yes stands beside it, or where it leads. */
function withBeside(outcome: DoneHere, beside: Reply | undefined): DoneHere {
  if (beside === undefined || outcome.kind === 'address') return outcome;
  if (outcome.kind !== 'reply' || beside.kind !== 'text') return Object.assign({}, outcome, { beside });
  const { reply } = outcome;
  const text = joinTexts(beside.text, reply.text);
  return { ...outcome, reply: reply.kind === 'text' ? { ...beside, ...reply, text } : { ...reply, text } };
}

/** What asks whether these answers are right, wherever it stands. */
function proposalOf(answers: readonly RecognisedAnswer[], question: QuestionContext, told: string) {
  if (answers.length === 0) return undefined;
  const asking = proposed(answers, question, { told });
  return asking.kind === 'reply' ? asking.reply : asking.kind === 'go' ? asking.beside : undefined;
}

/** The part of an answer that a message tells beside others. */
const partIn = ({ asks }: Beside) => asks.find(({ kept }) => kept !== undefined);

/** What waits for a yes or leaves a choice stands beside what is taken. */
function taken(beside: Beside): MessageOutcome {
  const { decided, told, replied, takes, proposes, choice } = beside;
  const part = partIn(beside);
  const others = proposalOf(proposes, decided.question, '');
  const offered: Reply | undefined =
    others ?? (choice && { kind: 'text', text: choice.text, choices: choice.choices });
  return takenOf(takes, decided.question, {
    reply: joinTexts(told, part?.text),
    ...(replied?.topic && { topic: replied.topic }),
    ...(part?.kept && { kept: part.kept }),
    ...(offered && { beside: offered }),
  });
}

function proposing(beside: Beside): MessageOutcome {
  const part = partIn(beside);
  return proposed(beside.proposes, beside.decided.question, {
    told: beside.told,
    ...(part?.kept && { part: { kept: part.kept, asks: part.text } }),
  });
}

/** A field is asked for, or its earlier answer opened; other wishes to change can be tapped. */
function asked(first: Asking, { decided, told, replied, asks }: Beside): MessageOutcome {
  const others = asks.filter((one) => one !== first);
  const digits = first.as === 'later' || first.opens ? refusedDigits(decided) : null;
  if (digits !== null) return digits;
  if (first.as === 'refusal' && told === '') return { kind: 'refusal', message: first.text };
  const taps = others.filter(({ opens }) => opens !== undefined).map(toCorrect);
  const texts = new Set(others.filter(({ opens }) => opens === undefined).map(({ text }) => text));
  const before = joinTexts(told, ...texts);
  const isAlone = before === '' && taps.length === 0;
  const said = withTaps(textOf(before, replied), taps);
  if (first.opens) return isAlone ? first.opens : withBeside(first.opens, said);
  if (first.as === 'unclear' && isAlone) return missed(decided.question, first.text);
  return {
    kind: 'reply',
    reply: { ...said, text: joinTexts(before, first.text), ...(first.kept && { kept: first.kept }) },
  };
}
