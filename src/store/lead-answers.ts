import type { PostcodeInformation } from '../contract/address.ts';
import type { LeadView } from '../contract/lead.ts';
import type { Answers, FieldName } from '../funnel/answer-values.ts';
import type { Order } from '../funnel/facts.ts';
import type { LoadedLead } from './loaded-lead.ts';

/** A lead, as the rest of the shop speaks of it. */
export const loadedLead = (view: LeadView): LoadedLead => ({
  lead: {
    id: view.id,
    version: view.version,
    ...(view.protocol === undefined ? {} : { protocol: view.protocol }),
  },
  answers: answersOfLead(view),
  onFile: onFileOfLead(view),
  place: placeOf(view),
  coverage:
    view.plansOffers && view.address.cep ? { plans: view.plansOffers, infra: view.infra ?? null } : null,
  risk: view.risk ? { status: view.risk.status, message: view.risk.message, quiz: null } : null,
  order: orderOf(view),
});

const placeOf = ({ address }: LeadView): PostcodeInformation | null =>
  address.cep === undefined
    ? null
    : {
        UF: address.state,
        city: address.city,
        neighborhood: address.neighborhood ?? '',
        address: address.address ?? '',
        zip: address.cep,
        is_block_allotment: address.is_block_allotment ?? false,
      };

const orderOf = ({ orderNumber, protocol, finishedAt }: LeadView): Order | null =>
  orderNumber === undefined ? null : { orderNumber, protocol: protocol ?? '', finishedAt: finishedAt ?? '' };

/** The answers that a lead brings back in the open. */
export function answersOfLead(view: LeadView): Answers {
  const { address } = view;
  return {
    cep: address.cep,
    line_phone: view.idPlanAddonBonus === undefined ? undefined : view.phone,
    number: address.number,
    block_number: address.block_number,
    allotment_number: address.allotment_number,
    address: address.address,
    neighborhood: address.neighborhood,
    complement: complementOf(view),
    idPlan: view.plan?.id ?? view.idPlan,
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
  if (!address.complement && address.notFoundComplement !== true) return undefined;
  return { text: address.complement ?? '', parts: address.complements ?? [] };
}

/** The answers that a lead only shows masked, and those that go along with one: either is told anew with the other. */
export function onFileOfLead(view: LeadView): Partial<Record<FieldName, string>> {
  const { onFile } = view;
  return {
    name: onFile?.name,
    phone: onFile?.phone,
    email: onFile?.email,
    // The records say nothing of offers: nobody has agreed to them.
    accept_promotions: onFile?.email && 'Não quer receber ofertas',
    code: view.proved,
    birth_date: view.birth_date,
    mothers_name: view.mothers_name,
    cpf: view.cpf,
    cnpj: view.cnpj,
    company_name: view.company_name,
    bank: view.bankInfo?.bank,
    agency: view.bankInfo?.agency,
    account_number: view.bankInfo?.account_number,
  };
}
