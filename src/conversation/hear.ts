import { emailSuggestion } from '../brazil/email-suggestion.ts';
import { asideWords } from '../content/conversation/asides.ts';
import { doubtWords } from '../content/screens/doubts.ts';
import type { Facts } from '../funnel/facts.ts';
import { shownAnswer } from '../funnel/shown-answer.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney, selectWalk } from '../store/selectors.ts';
import type { Other, Reply } from './aside.ts';
import { consequenceOfAnswers } from './consequence-of.ts';
import type { Heard } from './heard.ts';
import { obey } from './obey.ts';
import { recognisedIn } from './recognised-in.ts';
import { selectRemaining } from './selectors.ts';
import { textLimit } from './understanding/text.ts';
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

const asWritten = (guess: Guess): Other | undefined =>
  guess && { label: asideWords.several.whole, answers: [guess] };

const confirming = (answers: readonly RecognisedAnswer[], text: string, other?: Other): Heard => ({
  kind: 'reply',
  reply: { kind: 'several', answers, text, ...(other && { other }) },
});

const { found, foundOf } = asideWords.several;
const said = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

/** Obeyed all the same; what the words may be beside it stays at hand. */
function obeyed(heard: Heard, guess: Guess): Heard {
  if (guess === undefined) return heard;
  if (heard.kind === 'go' || heard.kind === 'panel')
    return { ...heard, beside: replyTo(asideWords.guess.obeyed, guess, false) };
  const other = asWritten(guess);
  if (heard.kind === 'leave')
    return { kind: 'reply', reply: { ...heard, text: asideWords.leave.ask, other } };
  if (heard.kind !== 'reply') return heard;
  const { reply } = heard;
  // Who is shown the way somewhere else has to see it.
  if (reply.kind === 'text') return reply.link ? heard : told(reply.text, guess, false);
  return reply.kind === 'guess' ? heard : { kind: 'reply', reply: { ...reply, other } };
}

/** An e-mail with a likely slip of the finger, as it may have been meant. */
function doubtIn(answers: readonly RecognisedAnswer[]): { message: string; other: Other } | null {
  const email = answers.find(({ field }) => field === 'email');
  const suggestion = email === undefined ? null : emailSuggestion(email.shown);
  if (email === undefined || suggestion === null) return null;
  const meant = { ...email, raw: { ...email.raw, email: [suggestion] }, shown: suggestion };
  return {
    message: doubtWords.email(suggestion),
    other: {
      label: doubtWords.take(suggestion),
      answers: answers.map((answer) => (answer === email ? meant : answer)),
    },
  };
}

/** Of a card every answer is confirmed, and of a line what may be a slip of the finger. */
function answered({ raw, reply }: Settled, steps: Asked['steps'], state: RootState): Heard {
  const answers = recognisedIn(raw, steps, selectFacts(state));
  const doubt = doubtIn(answers);
  return steps.length > 1 || doubt !== null
    ? confirming(answers, said(reply, doubt?.message, found), doubt?.other)
    : { kind: 'answer', raw, ...(reply !== undefined && { reply }) };
}

type Settled = Extract<Understood, { kind: 'answer' }>;

/** What changing an earlier answer undoes, as its pencil says it. */
function undoneBy(answers: readonly RecognisedAnswer[], facts: Facts): string | undefined {
  const changed = answers.filter(({ field, shown }) => {
    const before = shownAnswer(field, facts);
    return before !== undefined && before !== shown;
  });
  return changed.length === 0 ? undefined : consequenceOfAnswers(changed, facts);
}

function follow(understood: Understood, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  const { guess } = understood;
  switch (understood.kind) {
    case 'answer':
      return answered(understood, steps, state);
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
      const doubt = doubtIn(answers);
      const undone = undoneBy(answers, selectFacts(state));
      const text = said(reply, undone, doubt?.message, left === undefined ? found : foundOf(left));
      return confirming(answers, text, doubt?.other ?? asWritten(guess));
    }
  }
}

/** From a sentence to what becomes of it. */
export function hear(said: string, steps: Asked['steps'], isTyped: boolean, state: RootState): Heard {
  // What nobody reads is not sent off: it stays, to be shortened.
  if (said.length > textLimit)
    return { kind: 'reply', reply: { kind: 'text', text: asideWords.tooLong(textLimit) }, keeps: true };
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
