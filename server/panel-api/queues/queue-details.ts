import { readableName } from '../../../src/brazil/with-capitals.ts';
import { riskStatus } from '../../../src/contract/risk.ts';
import { tracking } from '../../../src/contract/tracking.ts';
import { fromJson } from '../../database/column-values.ts';
import type { Connection } from '../../database/database.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';

// Data minimisation: the queries select only what is needed to call or write.

export async function callDetails(db: Connection, ids: readonly string[]) {
  const rows = await db
    .selectFrom('support_requests')
    .select(['id', 'telephone', 'addon', 'tracking'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, telephone, addon, tracking: marks }) => ({
    id,
    phone: telephone,
    addon,
    origin: originOf(marks),
  }));
}

export async function reviewDetails(db: Connection, ids: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('leads', 'leads.id', 'reviews.lead_id')
    .select(['reviews.id', 'reviews.lead_id', 'reviews.message', 'leads.protocol', 'leads.name'])
    .select(['leads.phone', 'leads.city', 'leads.state', 'leads.addon', 'leads.plan_id'])
    .select(['leads.status', 'leads.updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('review_decisions')
        .select('reason')
        .whereRef('review_id', '=', 'reviews.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('decided_for'),
    )
    .select(({ selectFrom }) =>
      selectFrom('lead_analyses')
        .select('status')
        .whereRef('lead_id', '=', 'reviews.lead_id')
        .whereRef('at', '<=', 'reviews.created_at')
        .orderBy('id', 'desc')
        .limit(1)
        .as('reason'),
    )
    .where('reviews.id', 'in', ids)
    .execute();
  const over = endedBy(now, kept.contactOfAbandoned);
  return rows.map(({ status, updated_at, reason, ...review }) => {
    const hasEnded = status === 'open' && updated_at <= over;
    return {
      ...review,
      reason: reason === null ? null : riskStatus.parse(reason),
      ...(hasEnded ? { name: null, phone: null } : { name: review.name && readableName(review.name) }),
    };
  });
}

export async function noCoverageDetails(db: Connection, ids: readonly string[]) {
  const rows = await db
    .selectFrom('no_coverage_leads')
    .select(['id', 'protocol', 'name', 'email', 'phone', 'city', 'state', 'addon', 'accept_information'])
    .select(['cep', 'address', 'number', 'block_number', 'allotment_number', 'neighborhood'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ name, accept_information, ...row }) => ({
    ...row,
    name: name && readableName(name),
    accept_information: accept_information === 1,
  }));
}

function originOf(marks: string | null): string | null {
  const told = fromJson(tracking, marks);
  return [told?.lp_origin, told?.utm_source, told?.utm_campaign].filter(Boolean).join(' · ') || null;
}
