import { availability } from '../../content/steps/availability.ts';
import { contract } from '../../content/steps/contract.ts';
import { coverage } from '../../content/steps/coverage.ts';
import { installation } from '../../content/steps/installation.ts';
import { offers } from '../../content/steps/offers.ts';
import { ordered } from '../../content/steps/ordered.ts';
import { payment } from '../../content/steps/payment.ts';
import { personal } from '../../content/steps/personal.ts';
import type { AskingWords, FieldWords, StageWords, StepWords } from '../../content/steps/step-words.ts';
import type { FieldName } from '../fields/answer-values.ts';
import type { Stage, Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import { steps } from '../steps/steps.ts';

type FieldsOf<Id extends StepId> = (typeof steps)[Id]['fields'][number];

/** A step without words, or a field without words, does not compile. */
type WordsOfEvery = {
  readonly [Id in StepId]: [FieldsOf<Id>] extends [never] ? StepWords : AskingWords<FieldsOf<Id>>;
};

export const everyStepWords: Readonly<Record<StepId, StepWords>> = {
  ...availability.steps,
  ...coverage.steps,
  ...personal.steps,
  ...installation.steps,
  ...payment.steps,
  ...contract.steps,
  ...offers.steps,
  ...ordered.steps,
} satisfies WordsOfEvery;

const stages: Readonly<Record<Stage, StageWords>> = {
  contrato: contract,
  ofertas: offers,
  disponibilidade: coverage,
  'dados-pessoais': personal,
  instalacao: installation,
  pagamento: payment,
  'pedido-realizado': ordered,
};

/** The title of a page or card that asks several steps, of which this is the first. */
export const titleTogether = ({ id, stage }: Pick<Step, 'id' | 'stage'>): StageWords['together'] =>
  (id in availability.steps ? availability : stages[stage]).together;

/** The words of a field: from the current question, or else from the first step that asks it. */
export function fieldWordsOf(name: FieldName, asking: readonly Step[]): FieldWords {
  const step = [...asking, ...Object.values<Step>(steps)].find(({ fields }) => fields.includes(name));
  const words = step && everyStepWords[step.id].fields?.[name];
  if (words === undefined) throw new Error(`No step asks ${name}.`);
  return words;
}
