import { consequences } from '../content/conversation/consequences.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/step.ts';
import { askedFields } from '../funnel/walk.ts';

const ofFields: Partial<Record<FieldName, string>> = {
  line_phone: consequences.line,
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

/** Where a contract is looked for, nothing was analysed yet. */
const ofContracts: Partial<Record<FieldName, string>> = {
  cpf: consequences.contract,
  birth_date: consequences.holder,
};

/** An e-mail goes with its code, where one was asked for. */
const ofEmail = ({ answers, onFile }: Facts): string[] =>
  answers.code === undefined && onFile.code === undefined ? [] : [consequences.code];

/** What changing these answers undoes: the gravest of them. */
export const consequenceOf = (steps: readonly Step[], facts: Facts): string =>
  steps
    .flatMap((step) => askedFields(step, facts).map((name) => ({ name, stage: step.stage })))
    .flatMap(({ name, stage }) =>
      name === 'email' ? ofEmail(facts) : (stage === 'contrato' && ofContracts[name]) || ofFields[name] || [],
    )[0] ?? consequences.other;
