import { consequences } from '../../content/conversation/consequences.ts';
import type { FieldName } from '../../funnel/answer-values.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/step.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { stepOf } from '../../funnel/steps.ts';
import { askedFields } from '../../funnel/walk.ts';

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

interface Changed {
  field: FieldName;
  step: StepId;
}

/** What changing these answers undoes: the gravest of them. */
export const consequenceOfAnswers = (changed: readonly Changed[], facts: Facts): string =>
  changed.flatMap(({ field, step }) =>
    field === 'email'
      ? ofEmail(facts)
      : (stepOf(step).stage === 'contrato' && ofContracts[field]) || ofFields[field] || [],
  )[0] ?? consequences.other;

export const consequenceOf = (steps: readonly Step[], facts: Facts): string =>
  consequenceOfAnswers(
    steps.flatMap((step) => askedFields(step, facts).map((field) => ({ field, step: step.id }))),
    facts,
  );
