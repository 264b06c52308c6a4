import { asideWords } from '../content/conversation/asides.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../store/selectors.ts';
import type { Reply } from './aside.ts';
import type { Heard } from './heard.ts';
import { obey } from './obey.ts';
import { recognisedIn } from './recognised-in.ts';
import { selectRemaining } from './selectors.ts';
import { understand } from './understanding/understand.ts';
import type { Asked, RecognisedAnswer, Understood } from './understanding/understood.ts';
import { openFields } from './whole-steps.ts';

type Guess = RecognisedAnswer | undefined;

/** A reply, and what the words may be beside it. `asks`: nothing else was understood. */
const replyTo = (told: string, whole: RecognisedAnswer, asks: boolean): Reply => {
  const text = asks ? said(told, asideWords.guess.ask) : told;
  return { kind: 'guess', text, told, whole, asks };
};

const told = (text: string, guess: Guess, asks: boolean): Extract<Heard, { kind: 'reply' }> => ({
  kind: 'reply',
  reply: guess === undefined ? { kind: 'text', text } : replyTo(text, guess, asks),
});

const confirming = (answers: readonly RecognisedAnswer[], text: string, guess?: Guess): Heard => ({
  kind: 'reply',
  reply: { kind: 'several', answers, text, ...(guess && { whole: guess }) },
});

const { found, foundOf } = asideWords.several;
const said = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

/** Obeyed all the same; what the words may be beside it stays at hand. */
function obeyed(heard: Heard, guess: Guess): Heard {
  if (guess === undefined) return heard;
  if (heard.kind === 'go' || heard.kind === 'panel')
    return { ...heard, beside: replyTo(asideWords.guess.obeyed, guess, false) };
  if (heard.kind === 'leave')
    return { kind: 'reply', reply: { ...heard, text: asideWords.leave.ask, whole: guess } };
  if (heard.kind !== 'reply') return heard;
  const { reply } = heard;
  return reply.kind === 'text'
    ? told(reply.text, guess, false)
    : { kind: 'reply', reply: { ...reply, whole: guess } };
}

function follow(understood: Understood, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  const { guess } = understood;
  switch (understood.kind) {
    case 'answer':
      return steps.length > 1
        ? confirming(recognisedIn(understood.raw, steps, selectFacts(state)), said(understood.reply, found))
        : understood;
    case 'option':
      return understood;
    case 'command':
      return obeyed(obey(understood.command, state), guess);
    case 'question':
      return told(understood.reply, guess, false);
    case 'refused':
      return isTyped
        ? { kind: 'refusal', message: understood.message }
        : told(understood.message, guess, true);
    case 'unclear':
      return { ...told(understood.expected, guess, true), isUnclear: true };
    case 'several': {
      const { answers, reply, left } = understood;
      return confirming(answers, said(reply, left === undefined ? found : foundOf(left)), guess);
    }
  }
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
