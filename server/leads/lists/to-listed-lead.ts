import { readableName } from '../../../src/brazil/with-capitals.ts';
import type { listedWork } from '../../../src/contract/lead/lead-work.ts';
import type { ListedLead } from '../../../src/contract/panel/leads.ts';
import { type TouchColumns, touchesIn } from '../../measurement/touch.ts';
import type { Lead } from '../lead.ts';

type Known = Pick<
  Lead,
  | 'id'
  | 'protocol'
  | 'updated_at'
  | 'name'
  | 'city'
  | 'state'
  | 'step'
  | 'plan_sku'
  | 'addon'
  | 'face'
  | 'risk_status'
> &
  TouchColumns;

export const toListedLead = (
  lead: Known,
  acceptsOffers: boolean,
): Omit<ListedLead, keyof typeof listedWork> => ({
  id: lead.id,
  protocol: lead.protocol,
  at: lead.updated_at,
  name: readableName(lead.name ?? ''),
  town: [lead.city, lead.state].filter(Boolean).join('/'),
  step: lead.step,
  planSku: lead.plan_sku ?? '',
  campaign: lead.addon ?? '',
  face: lead.face ?? '',
  touches: touchesIn(lead),
  risk: lead.risk_status,
  acceptsOffers,
});
