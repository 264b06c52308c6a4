import { availability } from '../content/steps/availability.ts';
import type { AskingWords, StageWords, StepWords } from '../content/steps/step-words.ts';
import type { Stage } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import type { steps } from '../funnel/steps/steps.ts';
import { type Preloadable, preloadable, preloaded } from './preloading/preloadable.ts';

type Steps = typeof steps;
type FieldsOf<Id extends StepId> = Steps[Id]['fields'][number];
type StepsOf<S extends Stage> = { [Id in StepId]: Steps[Id]['stage'] extends S ? Id : never }[StepId];

/** A step without its words, or with a field that lacks them, does not compile. */
type WordsOf<Id extends StepId> = [FieldsOf<Id>] extends [never] ? StepWords : AskingWords<FieldsOf<Id>>;

type WordsByStage = {
  readonly [S in Stage]: Preloadable<StageWords & { steps: { readonly [Id in StepsOf<S>]: WordsOf<Id> } }>;
};

/** The first stage's words come with the page; those of later stages are fetched before they are needed. */
const words: WordsByStage = {
  contrato: preloadable(async () => (await import('../content/steps/contract.ts')).contract),
  ofertas: preloadable(async () => (await import('../content/steps/offers.ts')).offers),
  disponibilidade: preloaded(availability),
  'dados-pessoais': preloadable(async () => (await import('../content/steps/personal.ts')).personal),
  instalacao: preloadable(async () => (await import('../content/steps/installation.ts')).installation),
  pagamento: preloadable(async () => (await import('../content/steps/payment.ts')).payment),
  'pedido-realizado': preloadable(async () => (await import('../content/steps/ordered.ts')).ordered),
};

/** All that the steps of a stage say. */
export const wordsOfStage = (stage: Stage): Preloadable<StageWords> => words[stage];
