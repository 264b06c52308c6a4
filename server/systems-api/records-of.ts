import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import { channelOf } from '../../src/contract/measurement/touch.ts';
import type { LeadRecord, OrderRecord } from '../../src/contract/systems/records.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import type { Lead } from '../leads/lead.ts';
import { endingTogether } from '../leads/lead-rows.ts';
import { maskEmail } from '../leads/mask-email.ts';
import { personOf } from '../leads/person-of.ts';
import { touchesIn } from '../measurement/touch.ts';
import { placedData } from '../orders/order-events.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';

/** Without `personal:read` a key sees a mask by which a person recognises what they know, and the town. */
function personFor(lead: Lead, isPersonal: boolean): Pick<OrderRecord, 'customer' | 'address'> {
  const { customer, address } = personOf(lead);
  const document = customer.document || null;
  if (isPersonal) return { customer: { ...customer, document }, address };
  const masked = (value: string | null, mask: (value: string) => string) => value && mask(value);
  return {
    customer: {
      document: document && { ...document, number: maskOf[document.kind](document.number) },
      name: masked(customer.name, maskName),
      companyName: masked(customer.companyName, maskName),
      phone: masked(customer.phone, maskPhone),
      otherPhone: masked(customer.otherPhone, maskPhone),
      email: masked(customer.email, maskEmail),
    },
    address: { ...nowhere, city: address.city, state: address.state },
  };
}

const maskOf = { cpf: maskCpf, cnpj: maskCnpj };
const nowhere = {
  ...{ cep: null, street: null, number: null, complement: null, block: null, allotment: null },
  neighborhood: null,
};

export interface FoundOrder {
  readonly order: PlacedOrder;
  readonly lead: Lead;
  readonly sellerName: string | null;
}

export const orderRecordOf = ({ order, lead, sellerName }: FoundOrder, isPersonal: boolean): OrderRecord => ({
  ...placedData(order),
  sellerName,
  state: order.state,
  leadId: order.leadId,
  face: order.face,
  externalNumber: order.externalNumber,
  ...personFor(lead, isPersonal),
});

interface Beside {
  readonly orderNumber: string | null;
  readonly hasStopped: boolean;
  readonly work: LeadRecord['work'];
  readonly now: Date;
}

export const leadRecordOf = (
  lead: Lead,
  isPersonal: boolean,
  { orderNumber, hasStopped, work, now }: Beside,
): LeadRecord => ({
  leadId: lead.id,
  protocol: lead.protocol,
  status: lead.status === 'open' ? 'open' : 'ordered',
  orderNumber,
  campaign: lead.addon,
  step: lead.step,
  planSku: lead.plan_sku,
  ...{ face: lead.face, channel: channelOf(lead.face), touches: touchesIn(lead), work },
  acceptsOffers: lead.accept_promotions === true && !hasStopped,
  startedAt: lead.created_at,
  answeredAt: lead.updated_at,
  ...personFor(withoutEnded(lead, now), isPersonal),
});

/** Hides what is past its retention even before the sweep erases it. */
function withoutEnded(lead: Lead, now: Date): Lead {
  const hasEnded = (age: number) => lead.status === 'open' && lead.updated_at <= endedBy(now, age);
  return {
    ...lead,
    ...(hasEnded(kept.sensitiveOfAbandoned) ? endingTogether('sensitive') : {}),
    ...(hasEnded(kept.contactOfAbandoned) ? endingTogether('contact') : {}),
  };
}
