import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { factsWith } from '../../funnel/given.ts';
import { everyAnswer, typedAt } from '../../visitor/ana.ts';
import { wholeOrder } from '../../visitor/whole-order.ts';

/** People and places of the sandbox (docs/sandbox.md), by what becomes of them. */
export const places = {
  covered: '01310-100',
  withoutTwoGiga: '20040-020',
  onePostcodeTown: '32450-000',
  blockAllotment: '72110-045',
  structuredComplement: '30130-010',
  uncovered: '69900-062',
  unknown: '00999-999',
} as const;

export const documents = {
  approved: '529.982.247-25',
  quizzed: '111.444.777-35',
  rejected: '935.411.347-80',
} as const;

/** Refused as well, for the story whose review is decided: the decision holds for the document. */
export const reviewed = '935.411.348-60';

/** Customers who renew and migrate like those of docs/sandbox.md, two for each story that goes to the end. */
export const customers = {
  renewing: ['700.000.011-20', '700.000.012-01'],
  renewingForThePanel: '700.000.013-92',
  migrating: ['800.000.011-39', '800.000.012-10'],
} as const;

/** What a visitor gives at a step, under the names of the inputs. `true` ticks a box, or takes a list's first. */
export type Given = Readonly<Record<string, string | true>>;

const paying = factsWith({ answers: { ...everyAnswer, direct_debit: true } });

/** What the page's own state decides, instead of what is typed elsewhere. */
const here: Partial<Record<StepId, () => Given>> = {
  // Each visit goes to another door: nobody orders twice for one address without being asked.
  'nr-imovel': () => ({ number: String(1000 + Math.floor(Math.random() * 900_000)) }),
  'ativar-debito': () => ({ direct_debit: 'false' }),
  'data-instalacao': () => ({ date: true, period: 'tarde' }),
  confirmacao: () => ({ accept_information: true }),
};

/** What Ana gives at a step. */
export const ana = (step: StepId): Given =>
  here[step]?.() ??
  Object.fromEntries(
    Object.entries(typedAt(stepOf(step), paying)).map(([name, [value = '']]) => [name, value]),
  );

/** The way of most orders, from the postcode to the agreement. */
export const withoutDebit: readonly StepId[] = wholeOrder.map(([step]) => step);
