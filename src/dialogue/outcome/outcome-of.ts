import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Reply } from '../../store/reply.ts';
import { type Decision, decide } from '../decide.ts';
import { isAskedAbout } from './asked-about.ts';
import { choicesTold, severalAsOptions } from './choices-told.ts';
import { combine, type Read } from './combine.ts';
import { ofActions } from './decided.ts';
import { effectsOf } from './effects.ts';
import { findAddress } from './find-address.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { fieldsAsked, normalised } from './normalise.ts';
import type { QuestionContext } from './question-context.ts';
import { isSocial } from './replies-told.ts';
import { runCommand } from './run-command.ts';
import { fieldsNamed } from './taken.ts';
import { earlyIn, laterWords, toldBy } from './told-answers.ts';

/** Whoever is not sure is asked: 'acho que quarta'. */
const unsure = /(?<!\p{L})(?:acho|talvez|acredito|creio|sei lá)(?!\p{L})/iu;

/** What the acts of a message come to: they are normalised, decided, turned into effects, and these combined. */
export function outcomeOf(message: string, acts: readonly UnderstoodAct[], question: QuestionContext): Read {
  // 'Quanto é o de 500?' wishes for none.
  const asks = acts.some(({ does }) => does === 'ask');
  const early = acts.flatMap((act) =>
    asks && isAskedAbout(act, message) ? [] : (earlyIn(act, question) ?? []),
  );
  const now = acts.filter((act) => earlyIn(act, question) === null);
  const told = normalised(now, message, question);
  const found = findAddress(told, laterWords(early), question, (others) => {
    const telling = others.filter(({ does }) => !isSocial(does));
    const read = telling.length === 0 ? null : outcomeOf(message, telling, question);
    early.push(...(read?.early ?? []));
    const beside = read?.outcome ?? null;
    // A yes beside an address leaves what waits as it is.
    return beside?.kind === 'decide' || (beside?.kind === 'reply' && beside.isUnclear) ? null : beside;
  });
  if (found !== null) return { outcome: found, early };
  const decisions = decide(severalAsOptions(told), {
    asked: new Set([
      ...(question.isMoved ? [] : fieldsAsked(question)),
      ...question.state.talk.taken,
      ...question.waiting.map(({ field }) => field),
    ]),
    recent: new Set(question.state.talk.taken),
    named: new Set(fieldsNamed(message)),
    isUnsure: unsure.test(message),
    isProposing: question.waiting.length > 0,
    asksConsent: fieldsAsked(question).has('accept_information'),
  }).map((one) => (isNoCommandYet(one, question) ? { ...one, action: 'reply' as const } : one));
  const decided = {
    ...{ message, decisions, early, question },
    told: toldBy(ofActions(decisions, 'take', 'propose'), question),
    choices: choicesTold(ofActions(decisions, 'ask which'), message, question),
  };
  return combine(effectsOf(decided), decided);
}

/** Before the order some commands are questions. */
const isNoCommandYet = ({ act, action }: Decision, { state }: QuestionContext): boolean =>
  action === 'carry out' &&
  act.does === 'command' &&
  act.reply !== undefined &&
  runCommand(act.object, state) === null;

/** The answers that an outcome takes, or asks about. */
export function answersOf(outcome: MessageOutcome): readonly RecognisedAnswer[] {
  const proposals = (...replied: readonly (Reply | undefined)[]) =>
    replied.flatMap((reply) => (reply?.kind === 'several' ? reply.answers : []));
  if (outcome.kind === 'reply') return proposals(outcome.reply, outcome.beside);
  return outcome.kind === 'take' || outcome.kind === 'answer'
    ? [...(outcome.answers ?? []), ...proposals(outcome.beside)]
    : [];
}
