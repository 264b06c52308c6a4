import { availability } from '../../content/steps/availability.ts';
import type { AskingWords, StageWords, StepWords } from '../../content/steps/step-words.ts';
import type { Stage, Step } from '../steps/step.ts';
import type { StepId } from '../steps/step-id.ts';
import { stepOf, type steps } from '../steps/steps.ts';
import { contentOf, type Preloadable, preloadable, preloaded } from './preloadable.ts';

type Steps = typeof steps;
type FieldsOf<Id extends StepId> = Steps[Id]['fields'][number];
type FirstStep = keyof (typeof availability)['steps'];
type LaterStepsOf<S extends Stage> = {
  [Id in StepId]: Steps[Id]['stage'] extends S ? Id : never;
}[Exclude<StepId, FirstStep>];

/** A step without words, or a field without words, does not compile. */
type WordsOf<Id extends StepId> = [FieldsOf<Id>] extends [never] ? StepWords : AskingWords<FieldsOf<Id>>;

type WordsOfAll<Ids extends StepId> = Preloadable<
  StageWords & { steps: { readonly [Id in Ids]: WordsOf<Id> } }
>;

/** The words of the first steps are part of the page. */
const first: WordsOfAll<FirstStep> = preloaded(availability);

/** The words of later steps are preloaded. */
const later: { readonly [S in Stage]: WordsOfAll<LaterStepsOf<S>> } = {
  contrato: preloadable(async () => (await import('../../content/steps/contract.ts')).contract),
  ofertas: preloadable(async () => (await import('../../content/steps/offers.ts')).offers),
  disponibilidade: preloadable(async () => (await import('../../content/steps/coverage.ts')).coverage),
  'dados-pessoais': preloadable(async () => (await import('../../content/steps/personal.ts')).personal),
  instalacao: preloadable(async () => (await import('../../content/steps/installation.ts')).installation),
  pagamento: preloadable(async () => (await import('../../content/steps/payment.ts')).payment),
  'pedido-realizado': preloadable(async () => (await import('../../content/steps/ordered.ts')).ordered),
};

/** The words of a step, with those of its stage that are in the same file. */
export const stageWordsOf = ({ id, stage }: Pick<Step, 'id' | 'stage'>): Preloadable<StageWords> =>
  id in availability.steps ? first : later[stage];

/** A failed preload is retried when the words are shown. */
export const preloadEveryStage = (): Promise<unknown> =>
  Promise.allSettled(Object.values(later).map(({ load }) => load()));

/** The words of a step; suspends until its stage has loaded. */
export function stepWordsOf(id: StepId): StepWords {
  const words = stageWordsOf(stepOf(id));
  // A resumed visit shows words of several stages, so they are loaded in parallel.
  if (words.now() === null) preloadEveryStage();
  const said = contentOf(words).steps[id];
  if (said === undefined) throw new Error(`The step ${id} has no words.`);
  return said;
}
