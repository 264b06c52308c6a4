import { availability } from '../content/steps/availability.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { Stage, Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { type Preloadable, preloadable, preloaded } from './preloading/preloadable.ts';
import type { FieldWords, StepWords } from './words-shape.ts';

/** The first stage's words come with the page; those of later stages are fetched before they are needed. */
const first = preloaded(availability);
const person = preloadable(async () => (await import('../content/steps/person.ts')).person);
const installation = preloadable(async () => (await import('../content/steps/installation.ts')).installation);
const contract = preloadable(async () => (await import('../content/steps/contract.ts')).contract);
const payment = preloadable(async () => (await import('../content/steps/payment.ts')).payment);

type StageWords = Preloadable<{ steps: Partial<Record<StepId, StepWords>> }>;
type WordsByField = {
  readonly [Name in FieldName]: Preloadable<{ fields: Record<Name, FieldWords> }>;
};

/** The steps of a stage have their words in one place. */
const stageWords: Record<Stage, StageWords | null> = {
  contrato: contract,
  ofertas: contract,
  disponibilidade: first,
  'dados-pessoais': person,
  instalacao: installation,
  pagamento: payment,
  'pedido-realizado': null,
};

/** Where each field's words are. */
const fieldWords: WordsByField = {
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

export const wordsOfStep = ({ stage }: Step): StageWords | null => stageWords[stage];

/** A document is asked for another reason where it finds a contract, a complement beside the number in words of its own. */
export const wordsOfField = (
  name: FieldName,
  stage?: Stage,
): Preloadable<{ fields: Partial<Record<FieldName, FieldWords>> }> => {
  if (stage === 'contrato') return contract;
  return name === 'complement' && stage === 'disponibilidade' ? first : fieldWords[name];
};
