import type { LeadView } from '../contract/lead.ts';
import type { Answers, FieldName } from '../funnel/answer-values.ts';

/** The answers that a lead brings back in the open. */
export function answersOfLead(view: LeadView): Answers {
  const { address } = view;
  return {
    cep: address.cep,
    number: address.number,
    block_number: address.block_number,
    allotment_number: address.allotment_number,
    address: address.address,
    neighborhood: address.neighborhood,
    complement: complementOf(view),
    idPlan: view.plan?.id,
    name: view.name,
    phone: view.phone,
    email: view.email,
    accept_promotions: view.email === undefined ? undefined : view.accept_promotions,
    due_date: view.due_date,
    direct_debit: view.direct_debit,
    schedules: view.schedules,
  };
}

function complementOf({ address }: LeadView): Answers['complement'] {
  if (address.complement === undefined && address.notFoundComplement !== true) return undefined;
  return { text: address.complement ?? '', parts: address.complements ?? [] };
}

/** The answers that a lead only shows masked. */
export function onFileOfLead(view: LeadView): Partial<Record<FieldName, string>> {
  return {
    birth_date: view.birth_date,
    mothers_name: view.mothers_name,
    cpf: view.cpf,
    cnpj: view.cnpj,
    bank: view.bankInfo?.bank,
    agency: view.bankInfo?.agency,
    account_number: view.bankInfo?.account_number,
  };
}
