import { asideWords } from '../content/conversation/asides.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../store/selectors.ts';
import type { Heard } from './heard.ts';
import { obey } from './obey.ts';
import { recognisedIn } from './recognised-in.ts';
import { selectRemaining } from './selectors.ts';
import { understand } from './understanding/understand.ts';
import type { Asked, RecognisedAnswer, Understood } from './understanding/understood.ts';
import { openFields } from './whole-steps.ts';

const text = (said: string): Heard => ({ kind: 'reply', reply: { kind: 'text', text: said } });

const confirming = (answers: readonly RecognisedAnswer[], reply?: string): Heard => ({
  kind: 'reply',
  reply: { kind: 'several', answers, text: [reply, asideWords.several.found].filter(Boolean).join(' ') },
});

function follow(understood: Understood, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  if (understood.kind === 'answer')
    return steps.length > 1
      ? confirming(recognisedIn(understood.raw, steps, selectFacts(state)), understood.reply)
      : understood;
  if (understood.kind === 'option') return understood;
  if (understood.kind === 'command') return obey(understood.command, state);
  if (understood.kind === 'question') return text(understood.reply);
  if (understood.kind === 'unclear')
    return isTyped ? { kind: 'refusal', message: understood.expected } : text(understood.expected);
  return confirming(understood.answers, understood.reply);
}

/** From a sentence to what becomes of it. */
export function hear(said: string, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  const { current } = selectWalk(state);
  const asked: Asked = {
    steps,
    journey: selectJourney(state).steps,
    facts: selectFacts(state),
    lists: state.resources,
    left: selectRemaining(state),
    open: openFields(steps, state.answers.draft ?? {}, selectFacts(state)),
    isGiven: current.state === 'complete' && steps.includes(current.step),
    quizAt: state.findings.quizCount,
  };
  return follow(understand(said, asked), steps, isTyped, state);
}
