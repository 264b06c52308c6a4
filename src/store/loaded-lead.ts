import type { PostcodeInformation } from '../contract/address.ts';
import type { LeadView } from '../contract/lead/lead-view.ts';
import type { Coverage, Order, Risk } from '../funnel/facts.ts';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import { answersOfLead, onFileOfLead } from '../funnel/fields/answers-from-lead.ts';
import type { LeadState } from './lead-state.ts';

/** The state that a loaded lead restores. */
export interface LoadedLead {
  lead: Partial<LeadState>;
  /** Answers in plain text. */
  answers: Answers;
  /** Answers shown masked. */
  onFile: Partial<Record<FieldName, string>>;
  place: PostcodeInformation | null;
  coverage: Coverage | null;
  risk: Risk | null;
  order: Order | null;
}

/** Converts the API's lead into the store's state. */
export const loadedLead = (view: LeadView): LoadedLead => ({
  lead: {
    id: view.id,
    version: view.version,
    ...(view.protocol === undefined ? {} : { protocol: view.protocol }),
  },
  answers: answersOfLead(view),
  onFile: onFileOfLead(view),
  place: postcodeInformationOf(view),
  coverage:
    view.plansOffers && view.address.cep ? { plans: view.plansOffers, infra: view.infra ?? null } : null,
  risk: view.risk ? { status: view.risk.status, message: view.risk.message, quiz: null } : null,
  order: orderOf(view),
});

const postcodeInformationOf = ({ address }: LeadView): PostcodeInformation | null =>
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

const orderOf = ({ orderNumber, protocol, finishedAt, orderEnded }: LeadView): Order | null =>
  orderNumber === undefined
    ? null
    : { orderNumber, protocol: protocol ?? '', finishedAt: finishedAt ?? '', ended: orderEnded };
