import { availability } from '../content/steps/availability.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { Stage, Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { atHand, type Shelf, shelf } from './shelf.ts';
import type { FieldWords, StepWords } from './words-shape.ts';

/** The first stage's words come with the page; those of later stages are fetched before they are needed. */
const first = atHand(availability);
const person = shelf(async () => (await import('../content/steps/person.ts')).person);
const installation = shelf(async () => (await import('../content/steps/installation.ts')).installation);
const contract = shelf(async () => (await import('../content/steps/contract.ts')).contract);
const payment = shelf(async () => (await import('../content/steps/payment.ts')).payment);

type StepShelf = Shelf<{ steps: Partial<Record<StepId, StepWords>> }>;
type FieldShelves = {
  readonly [Name in FieldName]: Shelf<{ fields: Record<Name, FieldWords> }>;
};

/** The steps of a stage have their words in one place. */
const stageShelves: Record<Stage, StepShelf | null> = {
  contrato: contract,
  ofertas: contract,
  disponibilidade: first,
  'dados-pessoais': person,
  instalacao: installation,
  pagamento: payment,
  'pedido-realizado': null,
};

/** Where each field's words are. */
const fieldShelves: FieldShelves = {
  line_phone: first,
  cep: first,
  number: first,
  block_number: first,
  allotment_number: first,
  idPlan: first,
  accept_contact: first,
  name: person,
  phone: person,
  email: person,
  accept_promotions: person,
  code: person,
  birth_date: person,
  mothers_name: person,
  cpf: person,
  cnpj: person,
  company_name: person,
  address: installation,
  neighborhood: installation,
  complement: installation,
  due_date: payment,
  direct_debit: payment,
  bank: payment,
  agency: payment,
  account_number: payment,
  quiz: payment,
  schedules: payment,
  accept_information: payment,
};

export const shelfOfStep = ({ stage }: Step): StepShelf | null => stageShelves[stage];

/** A document is asked for another reason where it finds a contract, a complement beside the number in words of its own. */
export const shelfOfField = (
  name: FieldName,
  stage?: Stage,
): Shelf<{ fields: Partial<Record<FieldName, FieldWords>> }> => {
  if (stage === 'contrato') return contract;
  return name === 'complement' && stage === 'disponibilidade' ? first : fieldShelves[name];
};
