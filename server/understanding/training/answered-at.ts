import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';

const steps: readonly StepId[] = [
  ...new Set<StepId>([
    ...Object.values(journeys).flatMap((journey) => journey.steps),
    'consulta-telefone',
    'confirmacao-colaborador',
  ]),
];

/** The questions that are open at each name of a row: of each step, of the contact card, and of a town with blocks. */
export const questions: ReadonlyMap<string, readonly [Step, ...Step[]]> = new Map<
  string,
  readonly [Step, ...Step[]]
>([
  ...steps
    .map(stepOf)
    .filter(({ screen }) => screen !== 'silent')
    .map((step) => [step.id, [step]] as const),
  ['dados-pessoais', [stepOf('nome'), stepOf('telefone'), stepOf('email')]],
  ['quadra', [stepOf('nr-imovel')]],
]);

/** The fields that are asked before a step, in the first journey with it; campaigns add theirs before the order. */
export function askedBefore(step: StepId): ReadonlySet<FieldName> {
  const journey = Object.values(journeys).find((one) => one.steps.includes(step)) ?? journeys.order;
  const earlier = journey.steps.slice(0, journey.steps.indexOf(step));
  return new Set(earlier.flatMap((id) => stepOf(id).fields));
}

export const openAt = (name: string): ReadonlySet<string> =>
  new Set<string>(questions.get(name)?.flatMap(({ fields }) => fields));

/** The fields that a visitor who skips nothing has answered there. */
export function answeredAt(name: string): ReadonlySet<string> {
  const [first] = questions.get(name) ?? [];
  const open = openAt(name);
  const answered: string[] =
    first === undefined ? [] : [...askedBefore(first.id)].filter((field) => !open.has(field));
  // A postcode tells its town, and its street where it is not asked.
  const place = answered.includes('cep') && !open.has('address') ? ['address', 'neighborhood'] : [];
  return new Set([...answered, ...place]);
}
