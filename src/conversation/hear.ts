import { conversationWords as words } from '../content/conversation/words.ts';
import type { RawValues } from '../funnel/field.ts';
import { routeOf } from '../funnel/route-of.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectBackRoute, selectCards, selectFacts, selectJourney } from '../store/selectors.ts';
import type { Reply } from './aside.ts';
import type { Panel } from './panel.ts';
import { recognisedIn } from './recognised-in.ts';
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

const confirming = (answers: readonly RecognisedAnswer[], reply?: string): Heard => ({
  kind: 'reply',
  reply: { kind: 'several', answers, text: [reply, words.several.found].filter(Boolean).join(' ') },
});

function follow(understood: Understood, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  if (understood.kind === 'answer')
    return steps.length > 1
      ? confirming(recognisedIn(understood.raw, steps, selectFacts(state)), understood.reply)
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
