import { type FieldError, fieldErrors } from '../../../src/content/field-errors.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { type FieldProblem, problemCodes } from '../../../src/contract/problem.ts';
import { sellersFrom } from '../../../src/funnel/sellers.ts';
import type { PlanLists } from '../../catalogue/plan-lists.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Lead } from '../lead.ts';

type Sold = Pick<PlanLists, 'campaigns'>;

export function missingForConfirmation(lead: Lead, plan: Plan | undefined, sold: Sold): FieldProblem[] {
  const rows: readonly (readonly [string, boolean, FieldError])[] = [
    ['idPlan', plan !== undefined, 'plan'],
    ['name', lead.name !== null, 'nameEmpty'],
    ['phone', lead.phone !== null, 'phone'],
    ['email', lead.email !== null, 'email'],
    ['company_name', !isCompany(lead) || filled(lead.company_name), 'companyName'],
    ['birth_date', lead.birth_date !== null || isCompany(lead), 'dateInvalid'],
    ['mothers_name', lead.mothers_name !== null || isCompany(lead), 'nameEmpty'],
    forCompanies(lead, sold)
      ? ['cnpj', isCompany(lead), 'cnpj']
      : ['cpf', lead.cpf !== null || isCompany(lead), 'cpf'],
    ...placeRows(lead),
    ['due_date', lead.due_date !== null, 'dueDate'],
    ['direct_debit', lead.direct_debit !== null, 'directDebit'],
    ['bank', lead.direct_debit !== true || lead.bank_info !== null, 'bank'],
  ];
  return problemsOf(rows);
}

/** Adds the visit wishes, which only some offers require. */
export const missingForOrder = (lead: Lead, plan: Plan | undefined, sold: Sold): FieldProblem[] => [
  ...missingForConfirmation(lead, plan, sold),
  ...problemsOf([['schedules', plan?.installationSchedule !== true || lead.schedules !== null, 'schedule']]),
];

export function refuseMissing(missing: FieldProblem[]): void {
  const [first] = missing;
  if (!first) return;
  const sentence = missing.length === 1 ? first.message : `Ainda faltam respostas. ${first.message}`;
  throw new Refusal(422, problemCodes.invalid, sentence, missing);
}

function placeRows(lead: Lead): (readonly [string, boolean, FieldError])[] {
  const asked = lead.infra?.structured_complement === true;
  const completed =
    (lead.complements?.length ?? 0) > 0 || filled(lead.complement) || lead.not_found_complement;
  return [
    ['cep', lead.cep !== null, 'cepShape'],
    ['block_number', !lead.is_block_allotment || filled(lead.block_number), 'blockEmpty'],
    ['allotment_number', !lead.is_block_allotment || filled(lead.allotment_number), 'allotmentEmpty'],
    ['number', lead.is_block_allotment || filled(lead.number), 'numberEmpty'],
    ['address', filled(lead.address), 'streetEmpty'],
    ['neighborhood', filled(lead.neighborhood), 'neighborhoodEmpty'],
    ['complement', !asked || completed, 'complement'],
  ];
}

const forCompanies = (lead: Lead, { campaigns }: Sold): boolean =>
  sellersFrom(lead.plan_file, campaigns).some(({ personType }) => personType === 'pj');

const isCompany = (lead: Lead): boolean => lead.cnpj !== null;

const filled = (text: string | null): boolean => text !== null && text.trim() !== '';

const problemsOf = (rows: readonly (readonly [string, boolean, FieldError])[]): FieldProblem[] =>
  rows.flatMap(([field, present, error]) => (present ? [] : [{ field, message: fieldErrors[error] }]));
