import { personWords as words } from '../../content/conversation/person.ts';
import type { StaffDeed } from '../../contract/calls/conversation.ts';
import { isConsent } from '../../dialogue/answers/consent.ts';
import { recognisedIn } from '../../dialogue/answers/recognised-in.ts';
import { followOutcome } from '../../dialogue/messages/follow-outcome.ts';
import type { MessageActions } from '../../dialogue/messages/message-actions.ts';
import { waitingFor } from '../../dialogue/messages/revise-answers.ts';
import type { MessageOutcome } from '../../dialogue/outcome/message-outcome.ts';
import { proposed } from '../../dialogue/outcome/proposed.ts';
import { shownQuestion } from '../../dialogue/outcome/question-context.ts';
import { correctStep } from '../../dialogue/outcome/run-command.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { sideQuestionReplied } from '../../store/events.ts';
import { type PersonMessage, personMessageShown } from '../../store/person.ts';
import { answersOfOpen, type Reply } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { scrollToQuestion, showNews } from '../scroll-to-question.ts';

/** Shows what was written in the conversation with a person, or does what the person has the page do. */
export function showPersonMessage(message: PersonMessage, actions: MessageActions): void {
  const { store } = actions;
  const { author, text, deed, place } = message;
  const step = Object.values<Step>(steps).find(({ id }) => id === deed?.step);
  if (step !== undefined) carryOut(step, message, actions);
  else if (deed === null && author === 'visitor') hear(text, message, actions);
  else if (deed === null) say(text, message, actions.steps[0], actions);
  store.dispatch(personMessageShown({ place }));
  showNews(scrollToQuestion);
}

const nameOf = ({ by }: PersonMessage): string => by ?? words.someone;

function say(text: string, message: PersonMessage, step: Step | undefined, actions: MessageActions): Reply {
  const ofPerson = { by: nameOf(message), place: message.place };
  const reply: Reply = { kind: 'text', text, ofPerson };
  if (step === undefined || step === actions.steps[0]) actions.sideQuestions.add('', reply);
  else actions.sideQuestions.carry('', reply);
  keep('', text, ofPerson, step, actions);
  return reply;
}

/** What the visitor wrote before a reload, or in another tab, unless the shop has replied to it here. */
function hear(said: string, { place }: PersonMessage, actions: MessageActions): void {
  const { sideQuestions } = actions.store.getState();
  if (sideQuestions.some((kept) => kept.said === said && kept.ofPerson === undefined)) return;
  showOwnWords(said, place, actions);
}

/** Of the visitor to the person: no reply stands below it. */
export function showOwnWords(said: string, place: number, actions: MessageActions): void {
  const ofPerson = { by: null, place };
  actions.sideQuestions.add(said, { kind: 'text', text: '', ofPerson });
  keep(said, '', ofPerson, actions.steps[0], actions);
}

/** In the transcript, once the question is answered. */
function keep(
  said: string,
  text: string,
  ofPerson: { by: string | null; place: number },
  step: Step | undefined,
  { store }: MessageActions,
): void {
  if (step !== undefined)
    store.dispatch(
      sideQuestionReplied({ step: step.id, said, text, ofPerson, isAfter: false, isWish: true }),
    );
}

function carryOut(step: Step, message: PersonMessage, actions: MessageActions): void {
  const { deed } = message;
  if (deed?.kind === 'ask') {
    const outcome = correctStep(step.id, actions.store.getState());
    if (outcome.kind === 'go') say(words.opened, message, step, actions);
    follow(outcome, actions);
  } else if (deed !== null) propose(step, deed.raw, message, actions);
}

/** The visitor says whether it is right, whatever it is. */
function propose(
  step: Step,
  raw: Extract<StaffDeed, { kind: 'answer' }>['raw'],
  message: PersonMessage,
  actions: MessageActions,
): void {
  const { store, sideQuestions } = actions;
  const state = store.getState();
  const answers = recognisedIn(raw, [step], selectFacts(state));
  const waiting = sideQuestions.open === null ? [] : answersOfOpen(sideQuestions.open.reply);
  if (answers.length === 0) return;
  const reply = waitingFor(answers, words.filled(nameOf(message)), state, words.isRight);
  follow(
    isConsent(answers) ? proposed(answers, { ...shownQuestion(state), waiting }) : { kind: 'reply', reply },
    actions,
  );
}

function follow(outcome: MessageOutcome, actions: MessageActions): void {
  if (outcome.kind !== 'decide') followOutcome(outcome, '', actions);
}
