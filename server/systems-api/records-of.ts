import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import type { LeadRecord, OrderRecord } from '../../src/contract/systems/records.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { complementOf } from '../leads/complement-of.ts';
import type { Lead } from '../leads/lead.ts';
import { endingTogether } from '../leads/lead-rows.ts';
import { maskEmail } from '../leads/mask-email.ts';
import { placedData } from '../orders/order-events.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';

/** What a key may see of a person: all, or a mask by which a person recognises what they know. */
type Look = (value: string | null, mask: (value: string) => string) => string | null;

const openly: Look = (value) => value;
const masked: Look = (value, mask) => value && mask(value);
const nothing = (): null => null;

export const lookOf = (isPersonal: boolean): Look => (isPersonal ? openly : masked);

function personOf(lead: Lead, look: Look): Pick<OrderRecord, 'customer' | 'address'> {
  const [kind, document] =
    lead.cnpj === null
      ? (['cpf', look(lead.cpf, maskCpf)] as const)
      : (['cnpj', look(lead.cnpj, maskCnpj)] as const);
  const place = (value: string | null) => (look === openly ? value : nothing());
  return {
    customer: {
      document: document === null ? null : { kind, number: document },
      name: look(lead.name, maskName),
      companyName: look(lead.company_name, maskName),
      phone: look(lead.phone, maskPhone),
      otherPhone: look(lead.phone2, maskPhone),
      email: look(lead.email, maskEmail),
    },
    address: {
      cep: place(lead.cep),
      street: place(lead.address),
      number: place(lead.number),
      complement: place(complementOf(lead)),
      block: place(lead.block_number),
      allotment: place(lead.allotment_number),
      neighborhood: place(lead.neighborhood),
      city: lead.city,
      state: lead.state,
    },
  };
}

export const orderRecordOf = (order: PlacedOrder, lead: Lead, look: Look): OrderRecord => ({
  ...placedData(order),
  state: order.state,
  leadId: order.leadId,
  face: order.face,
  externalNumber: order.externalNumber,
  ...personOf(lead, look),
});

interface Beside {
  readonly orderNumber: string | null;
  readonly hasStopped: boolean;
  readonly now: Date;
}

export const leadRecordOf = (
  lead: Lead,
  look: Look,
  { orderNumber, hasStopped, now }: Beside,
): LeadRecord => ({
  leadId: lead.id,
  protocol: lead.protocol,
  status: lead.status === 'open' ? 'open' : 'ordered',
  orderNumber,
  campaign: lead.addon,
  step: lead.step,
  planSku: lead.plan_sku,
  face: lead.face,
  acceptsOffers: lead.accept_promotions === true && !hasStopped,
  startedAt: lead.created_at,
  answeredAt: lead.updated_at,
  ...personOf(withoutEnded(lead, now), look),
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
