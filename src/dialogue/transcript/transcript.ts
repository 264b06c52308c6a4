import { formatMonthly } from '../../brazil/money.ts';
import { stepResultBubbles } from '../../content/conversation/step-results.ts';
import { planName } from '../../contract/offer/plan-name.ts';
import { townName, townShown } from '../../contract/town.ts';
import type { CombinedPage } from '../../funnel/campaign.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Answers, AnswerValues, FieldName } from '../../funnel/fields/answer-values.ts';
import type { Field } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { givenValues } from '../../funnel/fields/given-values.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import { conditionOf } from '../../funnel/plans/condition-of.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { routeOfPage } from '../../funnel/routes/route-of-page.ts';
import type { EffectName, Step } from '../../funnel/steps/step.ts';
import { offersAChoice } from '../../funnel/steps/step-conditions.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { askedFields, type PathEntry, type Walk } from '../../funnel/walk.ts';
import { everyStepWords, titleTogether } from '../../funnel/words/every-step-words.ts';
import type { KeptSideQuestion } from '../../store/kept-side-question.ts';
import { type Bank, withBankName } from '../bank-line.ts';

function ofPlace({ place }: Facts): string | null {
  if (place === null) return null;
  if (townName(place.city) === '') return stepResultBubbles.state(place.UF);
  const parts = [place.address, place.neighborhood, townShown(place)].filter((part) => part !== '');
  return (place.address === '' ? stepResultBubbles.town : stepResultBubbles.place)(parts.join(', '));
}

function ofCoverage(facts: Facts): string | null {
  // If there is a choice of plans, that question announces the coverage.
  const plan = offersAChoice(facts) ? null : chosenPlan(facts);
  if (plan === null) return null;
  // The announced price, whatever payment is chosen later.
  const price = `${formatMonthly(plan.price_with_dacc)} ${conditionOf(plan)}`.trim();
  return stepResultBubbles.coveredWith(planName(plan, offeredPlans(facts)), price);
}

const texts: Partial<Record<EffectName, (facts: Facts) => string | null>> = {
  findPostcode: ofPlace,
  checkCoverage: ofCoverage,
  confirmIdentity: ({ risk }) => (risk?.status === 'approved' ? stepResultBubbles.identified : null),
};

/** The result of a step, announced before the next question. */
const stepResultText = ({ step, state }: PathEntry, facts: Facts): string | null =>
  step.effect !== null && state === 'complete' ? (texts[step.effect.name]?.(facts) ?? null) : null;

/** The delivery state: stored on this device, kept while the page is open, or sent. */
export type Delivery = 'kept' | 'open' | 'sent';

export type Item =
  /** `isFound`: a result, not a question. */
  | { kind: 'shop'; id: string; text: string; isFound?: true }
  | { kind: 'side-question'; id: string; text: string; question: KeptSideQuestion }
  | { kind: 'visitor'; id: string; step: StepId; field: FieldName; text: string; delivery: Delivery | null };

/** The question of these steps: a card with several has its own. */
export function questionOf(
  steps: readonly Step[],
  { personType, order }: Pick<Facts, 'personType' | 'order'>,
): string {
  const [first, another] = steps;
  if (first === undefined) return '';
  const { bubble, ordered, ofCompany } = everyStepWords[first.id];
  const company = personType === 'pj' ? ofCompany?.title : undefined;
  if (another !== undefined) return company ?? titleTogether(first).bubble ?? bubble;
  return (order === null ? undefined : ordered?.title) ?? company ?? bubble;
}

function deliveryOf({ step, state }: PathEntry): Delivery | null {
  if (step.effect === null || step.effect.kind === 'lookup') return null;
  if (state === 'complete') return 'sent';
  return step.fields.some((name) => fields[name].keep === 'memory') ? 'open' : 'kept';
}

/** Whether a checkbox or an optional field was left empty. */
const isSilent = (field: FieldName, facts: Facts): boolean =>
  fields[field].input === 'checkbox'
    ? facts.answers[field] !== true
    : fields[field].optional?.(facts) === true && givenValues(field, facts.answers)[field] === undefined;

/** The answers of a step as messages; empty ones are left out. `words`: those of the consent. */
export function answersOf(
  entry: PathEntry,
  facts: Facts,
  words?: string,
  banks?: readonly Bank[] | null,
): Item[] {
  const { step } = entry;
  return askedFields(step, facts).flatMap((field): Item[] => {
    const text = isSilent(field, facts) ? undefined : shownAnswer(field, facts);
    if (text === undefined) return [];
    const asked = everyStepWords[step.id].fields?.[field];
    const named = asked?.saysName ? `${asked.name ?? asked.label} ${text}` : text;
    const shown =
      (field === 'accept_information' && words) || withBankName(fields[field].input, named, banks);
    const id = `${step.id}-${field}`;
    return [{ kind: 'visitor', id, step: step.id, field, text: shown, delivery: deliveryOf(entry) }];
  });
}

/** The conversation before the open question: derived from the walk, never stored. */
export function transcriptOf(
  { path }: Walk,
  shown: readonly Step[],
  facts: Facts,
  pages: readonly CombinedPage[],
  sideQuestions: readonly KeptSideQuestion[] = [],
  words?: string,
  banks?: readonly Bank[] | null,
): Item[] {
  const questions = (isAfter: boolean, isMeant: (step: StepId) => boolean): Item[] =>
    sideQuestions.flatMap((question, at) =>
      question.isAfter === isAfter && isMeant(question.step)
        ? [{ kind: 'side-question', id: `side-question-${at}`, text: question.text, question }]
        : [],
    );
  const shownAt = path.findIndex(({ step }) => shown.some(({ id }) => id === step.id));
  const past = path.slice(0, shownAt === -1 ? path.length : shownAt);
  const items: Item[] = [];
  for (const entry of past) {
    const { step } = entry;
    if (step.screen === 'form' || step.screen === 'review') {
      const route = routeOfPage(step.id, pages);
      const isHere = (id: StepId) => routeOfPage(id, pages) === route;
      const together = past.flatMap((other) => (isHere(other.step.id) ? [other.step] : []));
      if (together[0] === step)
        items.push(
          ...questions(false, isHere),
          // The question as originally asked, even after the order.
          {
            kind: 'shop',
            id: `${step.id}-question`,
            text: questionOf(together, { ...facts, order: null }),
          },
        );
      items.push(...answersOf(entry, facts, words, banks));
    }
    const found = stepResultText(entry, facts);
    if (found !== null) items.push({ kind: 'shop', id: `${step.id}-found`, text: found, isFound: true });
    items.push(...questions(true, (id) => id === step.id));
  }
  return items;
}

const leastFirst: readonly Delivery[] = ['open', 'kept', 'sent'];

/** Answers given together show one delivery state, below the last, so that nothing moves when they arrive. */
export function deliveryShown(items: readonly Item[], index: number): Delivery | null {
  if (items[index]?.kind !== 'visitor' || items[index + 1]?.kind === 'visitor') return null;
  const before = items.slice(0, index + 1);
  const together = before.slice(before.findLastIndex(({ kind }) => kind === 'shop') + 1);
  const states = together.flatMap((item) => (item.kind === 'visitor' ? (item.delivery ?? []) : []));
  return leastFirst.find((state) => states.includes(state)) ?? null;
}

/** The unmasked text of a message, for the visitor who typed it; null if nothing is masked or only the server knows it. */
export function clearOf<Name extends FieldName>(
  { field: name, text }: { field: Name; text: string },
  facts: Facts,
): string | null {
  const field: Field<AnswerValues[Name]> = fields[name];
  const value: Answers[Name] = facts.answers[name];
  if (value === undefined || field.keep !== 'memory') return null;
  const shown = field.show(value, facts);
  const written = Object.values(field.write(value)).flat().join(' ');
  return written === '' || written === shown ? null : text.replace(shown, written);
}
