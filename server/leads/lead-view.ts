import { maskAccount, maskAgency } from '../../src/brazil/mask-account.ts';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import type { LeadView } from '../../src/contract/lead/lead-view.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { isOrderEnd } from '../../src/contract/order-end.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import type { Lead } from './lead.ts';
import type { OrderOfLead } from './lead-context.ts';
import { shownOf } from './lead-rows.ts';
import { maskEmail } from './mask-email.ts';

interface Known {
  plan: Plan | null;
  offers: Plan[];
  order: OrderOfLead | undefined;
  origin: LeadOrigin;
}

/** The view of a link without a capability: step, plan and town, without personal data. */
export function pointerView(lead: Lead, plan: Plan | null, origin: LeadOrigin): LeadView {
  return {
    success: true,
    id: lead.id,
    access: 'pointer',
    version: lead.version,
    step: lead.step,
    ...origin,
    address: { city: lead.city, state: lead.state },
    plan,
    provable: lead.phone !== null,
  };
}

type LeadOrigin = Pick<LeadView, 'addon' | 'made' | 'lp_origin'>;

/**
 * Campaign and landing page, kept when the lead is resumed elsewhere. Those of a closed campaign are not told: its pages
 * would send the visitor back here.
 */
export function originOf(
  { addon, tracking }: Pick<Lead, 'addon' | 'tracking'>,
  { isClosed, campaigns: { made } }: Pick<PlanLists, 'isClosed' | 'campaigns'>,
  now: Date,
): LeadOrigin {
  if (addon !== null && isClosed(addon, now)) return {};
  const isMade = made.some(({ prefix }) => prefix === addon);
  return {
    addon: addon ?? '',
    ...(isMade && addon !== null && { made: addon }),
    lp_origin: tracking?.lp_origin ?? undefined,
  };
}

/** The view of the capability's holder, with sensitive answers masked. */
export function holderView(lead: Lead, { plan, offers, order, origin }: Known): LeadView {
  return {
    ...pointerView(lead, plan, origin),
    ...shownOf(lead),
    access: 'holder',
    provable: undefined,
    address: addressOf(lead),
    protocol: lead.protocol,
    plansOffers: offers,
    infra: lead.infra ?? undefined,
    name: told(lead, 'name'),
    phone: told(lead, 'phone'),
    email: told(lead, 'email'),
    onFile: onFileOf(lead),
    proved: lead.proved_right ?? undefined,
    idPlanAddonBonus: lead.plan_addon_bonus_id ?? undefined,
    bankInfo: lead.bank_info
      ? {
          bank: lead.bank_info.bank,
          agency: maskAgency(lead.bank_info.agency),
          account_number: maskAccount(lead.bank_info.account_number),
        }
      : undefined,
    risk: { status: lead.risk_status, message: lead.rejected_message },
    orderNumber: order?.number,
    orderEnded: order && isOrderEnd(order.state) ? order.state : undefined,
    finishedAt: lead.finished_at ?? undefined,
  };
}

function addressOf(lead: Lead): LeadView['address'] {
  return {
    cep: lead.cep ?? undefined,
    number: lead.number ?? undefined,
    address: lead.address ?? undefined,
    neighborhood: lead.neighborhood ?? undefined,
    city: lead.city,
    state: lead.state,
    is_block_allotment: lead.is_block_allotment,
    block_number: lead.block_number ?? undefined,
    allotment_number: lead.allotment_number ?? undefined,
    complement: lead.complement ?? undefined,
    complements: lead.complements ?? undefined,
    notFoundComplement: lead.not_found_complement,
  };
}

type Contact = 'name' | 'phone' | 'email';

const told = (lead: Lead, field: Contact): string | undefined =>
  lead.from_records.includes(field) ? undefined : (lead[field] ?? undefined);

function onFileOf(lead: Lead): LeadView['onFile'] {
  if (lead.from_records.length === 0) return undefined;
  const shown = (field: Contact, mask: (text: string) => string) =>
    lead.from_records.includes(field) ? masked(lead[field], mask) : undefined;
  return {
    name: shown('name', maskName),
    phone: shown('phone', maskPhone),
    email: shown('email', maskEmail),
  };
}

const masked = (text: string | null, mask: (text: string) => string): string | undefined =>
  text === null ? undefined : mask(text);
