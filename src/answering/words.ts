import { availability } from '../content/steps/availability.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { StepId } from '../funnel/step-id.ts';
import { atHand, type Shelf, shelf } from './shelf.ts';
import type { FieldWords, StepWords } from './words-shape.ts';

/** The first stage's words come with the page; those of later stages are fetched before they are needed. */
const first = atHand(availability);
const person = shelf(async () => (await import('../content/steps/person.ts')).person);
const installation = shelf(async () => (await import('../content/steps/installation.ts')).installation);
const payment = shelf(async () => (await import('../content/steps/payment.ts')).payment);

/** Steps that show no form of their own, and so have no button to name. */
type WordlessStep =
  | 'verificando-disponibilidade'
  | 'endereco-sem-cobertura'
  | 'pedido-aberto'
  | 'plano-do-pedido'
  | 'codigo-enviado'
  | 'confirmando-dados'
  | 'validacao-erro1'
  | 'validacao-erro2'
  | 'pedido-realizado';

export type AskingStep = Exclude<StepId, WordlessStep>;

type StepShelves = { readonly [Id in AskingStep]: Shelf<{ steps: Record<Id, StepWords> }> };
type FieldShelves = {
  readonly [Name in FieldName]: Shelf<{ fields: Record<Name, FieldWords> }>;
};

/** Where each step's words are. A step without words does not compile. */
const stepShelves: StepShelves = {
  'consulta-telefone': first,
  cep: first,
  'nr-imovel': first,
  'oferta-indisponivel': first,
  planos: first,
  nome: person,
  telefone: person,
  email: person,
  'confirmacao-colaborador': person,
  'data-nascimento': person,
  'nome-mae': person,
  cpf: person,
  instalacao: installation,
  'data-de-vencimento': payment,
  'ativar-debito': payment,
  'conta-debito': payment,
  validacao: payment,
  'data-instalacao': payment,
  confirmacao: payment,
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

const isAsking = (id: StepId): id is AskingStep => Object.hasOwn(stepShelves, id);

export const shelfOfStep = (id: StepId): Shelf<{ steps: Partial<Record<StepId, StepWords>> }> | null =>
  isAsking(id) ? stepShelves[id] : null;

export const shelfOfField = (name: FieldName): Shelf<{ fields: Partial<Record<FieldName, FieldWords>> }> =>
  fieldShelves[name];
