import { hideSecretNumbers } from '../../brazil/secret-numbers.ts';
import { personWords as words } from '../../content/conversation/person.ts';
import type { StaffAction } from '../../contract/calls/conversation.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { sideQuestionReplied } from '../../store/events.ts';
import { type PersonMessage, personMessageShown, personTold } from '../../store/person.ts';
import { answersOfOpen, type Reply } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { stepAsked } from '../../store/talk.ts';
import { isConsent } from '../answers/consent.ts';
import { recognisedIn } from '../answers/recognised-in.ts';
import type { Answering } from '../messages/answering.ts';
import { followOutcome } from '../messages/follow-outcome.ts';
import { messagesIn } from '../messages/keep-messages.ts';
import { selectSideQuestions } from '../messages/side-questions.ts';
import { waitingFor } from '../messages/waiting-for.ts';
import { proposed } from '../outcome/proposed.ts';
import { shownQuestion } from '../outcome/question-context.ts';
import { correctStep } from '../outcome/run-command.ts';

/** Shows what was written in the conversation with a person, or does what the person has the page do. */
export function showPersonMessage(message: PersonMessage, answering: Answering): void {
  const { store, surface } = answering;
  const { author, text, deed, place } = message;
  const step = Object.values<Step>(steps).find(({ id }) => id === deed?.step);
  if (step !== undefined) carryOut(step, message, answering);
  else if (deed === null && author === 'visitor') hear(text, message, answering);
  else if (deed === null) say(text, message, answering.steps[0], answering);
  store.dispatch(personMessageShown({ place }));
  surface.onNews?.();
}

const nameOf = ({ by }: PersonMessage): string => by ?? words.someone;

function say(text: string, message: PersonMessage, step: Step | undefined, answering: Answering): void {
  const ofPerson = { by: nameOf(message), place: message.place };
  const reply: Reply = { kind: 'text', text, ofPerson };
  const { add, carry } = messagesIn(answering.store);
  if (step === undefined || step === answering.steps[0]) add('', reply);
  else carry('', reply);
  keep('', text, ofPerson, step, answering);
}

/** What the visitor wrote before a reload, or in another tab, unless the shop has replied to it here. */
function hear(said: string, { place }: PersonMessage, answering: Answering): void {
  const { sideQuestions } = answering.store.getState();
  if (sideQuestions.some((kept) => kept.said === said && kept.ofPerson === undefined)) return;
  showOwnWords(said, place, answering);
}

/** What the visitor writes is the person's to read, without secrets. */
export function tellPerson(said: string, answering: Answering): true {
  const { store, surface } = answering;
  const text = hideSecretNumbers(said);
  showOwnWords(text, -store.getState().talk.count, answering);
  store.dispatch(personTold({ text }));
  surface.onNews?.();
  return true;
}

/** Of the visitor to the person: no reply stands below it. */
function showOwnWords(said: string, place: number, answering: Answering): void {
  const ofPerson = { by: null, place };
  messagesIn(answering.store).add(said, { kind: 'text', text: '', ofPerson });
  keep(said, '', ofPerson, answering.steps[0], answering);
}

/** In the transcript, once the question is answered. */
function keep(
  said: string,
  text: string,
  ofPerson: { by: string | null; place: number },
  step: Step | undefined,
  { store }: Answering,
): void {
  if (step !== undefined)
    store.dispatch(
      sideQuestionReplied({ step: step.id, said, text, ofPerson, isAfter: false, isWish: true }),
    );
}

function carryOut(step: Step, message: PersonMessage, answering: Answering): void {
  const { deed } = message;
  if (deed?.kind === 'ask') {
    answering.store.dispatch(stepAsked(step.id));
    const outcome = correctStep(step.id, answering.store.getState());
    if (outcome.kind === 'go') say(words.opened, message, step, answering);
    followOutcome(outcome, '', answering);
  } else if (deed !== null) propose(step, deed.raw, message, answering);
}

/** The visitor says whether it is right, whatever it is. */
function propose(
  step: Step,
  raw: Extract<StaffAction, { kind: 'answer' }>['raw'],
  message: PersonMessage,
  answering: Answering,
): void {
  const state = answering.store.getState();
  const answers = recognisedIn(raw, [step], selectFacts(state));
  const { open } = selectSideQuestions(state);
  const waiting = open === null ? [] : answersOfOpen(open.reply);
  if (answers.length === 0) return;
  const reply = waitingFor(answers, words.filled(nameOf(message)), state, words.isRight);
  followOutcome(
    isConsent(answers) ? proposed(answers, { ...shownQuestion(state), waiting }) : { kind: 'reply', reply },
    '',
    answering,
  );
}
