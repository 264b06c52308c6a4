import { consequences } from '../content/conversation/consequences.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/step.ts';
import { askedFields } from '../funnel/walk.ts';

const ofFields: Partial<Record<FieldName, string>> = {
  cep: consequences.cep,
  number: consequences.number,
  block_number: consequences.number,
  allotment_number: consequences.number,
  idPlan: consequences.plan,
  name: consequences.analysis,
  birth_date: consequences.analysis,
  mothers_name: consequences.analysis,
  cpf: consequences.analysis,
  cnpj: consequences.analysis,
  neighborhood: consequences.analysis,
  direct_debit: consequences.payment,
};

/** What changing these answers undoes: the gravest of them. */
export const consequenceOf = (steps: readonly Step[], facts: Facts): string =>
  steps.flatMap((step) => askedFields(step, facts)).flatMap((name) => ofFields[name] ?? [])[0] ??
  consequences.other;
