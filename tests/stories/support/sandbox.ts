import { order } from '../../../src/funnel/journeys/order.ts';

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

/** Refused as well, one for each story whose review is decided: the decision holds for the document. */
export const reviewed = ['935.411.348-60', '935.411.349-41'] as const;

/** Customers who renew and migrate like those of docs/sandbox.md, two for each story that goes to the end. */
export const customers = {
  renewing: ['700.000.011-20', '700.000.012-01'],
  renewingForThePanel: ['700.000.013-92', '700.000.014-73'],
  migrating: ['800.000.011-39', '800.000.012-10'],
  migratingByQuiz: ['810.000.011-56', '810.000.012-37'],
  closing: ['800.000.013-09', '800.000.014-81'],
} as const;

/** What a visitor gives at each step, under the names of the inputs. `true` ticks a box, or takes a list's first. */
export type Given = Readonly<Record<string, string | true>>;

export const ana = {
  cep: { cep: places.covered },
  // Each visit goes to another door: nobody orders twice for one address without being asked.
  'nr-imovel': {
    get number() {
      return String(1000 + Math.floor(Math.random() * 900_000));
    },
  },
  nome: { name: 'Ana Souza Lima' },
  telefone: { phone: '(11) 98765-1234' },
  email: { email: 'ana.lima@gmail.com' },
  'data-nascimento': { birth_date: '12/03/1990' },
  'nome-mae': { mothers_name: 'Maria Souza' },
  cpf: { cpf: documents.approved },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'false' },
  'data-instalacao': { date: true, period: 'tarde' },
  confirmacao: { accept_information: true },
  'conta-debito': { bank: '341', agency: '1234', account_number: '12345-6' },
} as const satisfies Record<string, Given>;

export type AnasStep = keyof typeof ana;

const isAnas = (step: string): step is AnasStep => Object.hasOwn(ana, step);

/** The way of most orders, from the postcode to the agreement. */
export const withoutDebit: readonly AnasStep[] = order.steps
  .filter(isAnas)
  .filter((step) => step !== 'conta-debito');

/** Up to the last answer before the analysis. */
export const untilPayment: readonly AnasStep[] = withoutDebit.slice(
  0,
  withoutDebit.indexOf('data-instalacao'),
);
