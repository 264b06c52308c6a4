import { formatMonthly } from '../../../src/brazil/money.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { bankWords } from '../../../src/content/screens/banks.ts';
import { codeWords } from '../../../src/content/screens/collaborator-code.ts';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { lineWords } from '../../../src/content/screens/line.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { scheduleWords } from '../../../src/content/screens/schedules.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import type { FieldWords } from '../../../src/content/steps/step-words.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { isWishUnavailable } from '../../../src/funnel/plans/plan-choice.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../src/funnel/words/in-words-for.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectCampaign, selectFacts } from '../../../src/store/selectors.ts';
import type { Choice } from '../channel-message.ts';
import { addressOf, command, type SpeechLinks } from './said.ts';

/** The field that is asked, with its words for this visitor. */
export interface FieldAsked {
  name: FieldName;
  step: Step;
  words: FieldWords;
}

type Aids = readonly (string | null | undefined | false)[];

/** Where to look, what may be written along, and why it is asked. */
export function aidsOf(
  { name, step, words }: FieldAsked,
  answers: readonly Choice[],
  state: RootState,
  links: SpeechLinks,
): Aids {
  const facts = selectFacts(state);
  const { input } = fields[name];
  const isTapped = input !== 'text' && input !== 'number-or-none';
  const stepWords = inWordsFor(selectCampaign(state), everyStepWords[step.id]);
  const { existingContract } = facts;
  const { email } = facts.answers;
  const beside = askedFields(step, facts)
    .filter((other) => fields[other].optional?.(facts))
    .map((other) => everyStepWords[step.id].fields?.[other]?.beside);
  return [
    input === 'plan' &&
      isWishUnavailable(facts) &&
      (existingContract === null ? planWords : contractWords).unavailable,
    input === 'plan' && presentPlan(state, links),
    state.answers.lost.includes(name) ? frame.lost : words.hint,
    isTapped && stepWords?.hint,
    name === 'complement' && isStructured(facts) && replies.structuredComplement,
    ...beside,
    words.why?.text,
    step.id === 'confirmacao-colaborador' && email !== undefined && codeWords.sentTo(email),
    step.id === 'consulta-telefone' && lineWords.question,
    bankHint(name, answers, state),
  ];
}

/** After a bank was written that is not one of the list. */
function bankHint(
  name: FieldName,
  found: readonly Choice[],
  { answers, resources }: RootState,
): string | null {
  if (name !== 'bank' || !answers.draft?.bank?.[0]) return null;
  if (found.length > 0) return channelWords.whichBank;
  return resources.banks === null ? bankWords.byNumber : bankWords.none;
}

function presentPlan(state: RootState, links: SpeechLinks): string | null {
  const { existingContract, renewal } = selectFacts(state);
  if (existingContract === null) return null;
  const { holder, present } = existingContract;
  const { found, faq } = contractWords;
  return [
    holder !== null && present !== null && found(holder, present.plan, formatMonthly(present.price)),
    renewal === null && `${faq.label}: ${addressOf(faq.url, links)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Why a list to choose from is not there, and asking for it again. */
export function listTrouble(step: Step, answers: readonly Choice[], { resources }: RootState) {
  const failure = step.needs.map((name) => resources.failures[name]).find((one) => one !== undefined);
  const isEmpty = step.needs.includes('installationDays') && resources.installationDays?.length === 0;
  if (answers.length > 0 || (failure === undefined && !isEmpty)) return { aids: [], choices: [] };
  return {
    aids: failure
      ? [payment.listFailed, failure.message, failure.advice && frame.advice[failure.advice]]
      : [scheduleWords.none],
    choices: [command(frame.tryAgain, 'try-again')],
  };
}
