import { conversationWords as words } from '../content/conversation/words.ts';
import type { AnswerValues, FieldName } from '../funnel/answer-values.ts';
import type { Facts } from '../funnel/facts.ts';
import type { RawValues, Reading } from '../funnel/field.ts';
import { fields } from '../funnel/fields.ts';
import { routeOf } from '../funnel/route-of.ts';
import type { StepId } from '../funnel/step-id.ts';
import { askedFields } from '../funnel/walk.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectBackRoute, selectCards, selectFacts, selectJourney } from '../store/selectors.ts';
import type { Reply } from './aside.ts';
import type { Panel } from './panel.ts';
import { selectRemaining } from './selectors.ts';
import { understand } from './understanding/understand.ts';
import type { Asked, Command, RecognisedAnswer, Understood } from './understanding/understood.ts';

/** What is to be done about what was written. */
export type Heard =
  | { kind: 'answer'; raw: RawValues; reply?: string }
  | { kind: 'refusal'; message: string }
  | { kind: 'reply'; reply: Reply }
  | { kind: 'go'; route: string }
  | { kind: 'panel'; panel: Panel }
  | { kind: 'pages' };

const text = (said: string): Heard => ({ kind: 'reply', reply: { kind: 'text', text: said } });
const summary: Heard = { kind: 'panel', panel: 'summary' };
const help: Heard = { kind: 'panel', panel: 'help' };

function obey(command: Command, state: RootState): Heard {
  if (command.name === 'correct')
    return command.step === null ? summary : { kind: 'go', route: routeOf(command.step, selectCards(state)) };
  const back = selectBackRoute(state);
  const ways: Record<Exclude<Command['name'], 'correct'>, Heard> = {
    back: back === null || back === '/' ? text(words.firstQuestion) : { kind: 'go', route: back },
    'start-over': { kind: 'reply', reply: { kind: 'start-over', text: words.startOver.ask } },
    summary,
    help,
    person: help,
    pages: { kind: 'pages' },
  };
  return ways[command.name];
}

/** Every answer that a form of these steps would be taken for. */
const recognised = (steps: Asked['steps'], raw: RawValues, state: RootState): RecognisedAnswer[] => {
  const facts = selectFacts(state);
  return steps.flatMap((step) =>
    askedFields(step, facts).flatMap((field) => chipOf(step.id, field, raw, facts)),
  );
};

function chipOf<Name extends FieldName>(
  step: StepId,
  field: Name,
  raw: RawValues,
  facts: Facts,
): RecognisedAnswer[] {
  const reading: Reading<AnswerValues[Name]> = fields[field].read(raw, { today: facts.today, facts });
  if (reading.kind === 'refused' || reading.value === false) return [];
  return [{ step, field, raw, shown: fields[field].show(reading.value, facts) }];
}

const confirming = (answers: readonly RecognisedAnswer[], reply?: string): Heard => ({
  kind: 'reply',
  reply: { kind: 'several', answers, text: [reply, words.several.found].filter(Boolean).join(' ') },
});

function follow(understood: Understood, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  if (understood.kind === 'answer')
    return steps.length > 1
      ? confirming(recognised(steps, understood.raw, state), understood.reply)
      : understood;
  if (understood.kind === 'command') return obey(understood.command, state);
  if (understood.kind === 'question') return text(understood.reply);
  if (understood.kind === 'unclear')
    return isTyped ? { kind: 'refusal', message: understood.expected } : text(understood.expected);
  return confirming(understood.answers, understood.reply);
}

/** From a sentence to what becomes of it. */
export function hear(said: string, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  const asked: Asked = {
    steps,
    journey: selectJourney(state),
    facts: selectFacts(state),
    lists: state.resources,
    left: selectRemaining(state),
  };
  return follow(understand(said, asked), steps, isTyped, state);
}
