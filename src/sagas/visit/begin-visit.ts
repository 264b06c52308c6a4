import { type Arrival, asPointer, pointerNames, readArrival, readTracking } from '../../funnel/arrival.ts';
import { isWishing } from '../../funnel/plans/plan-wish.ts';
import { linkTarget } from '../../funnel/routes/link-target.ts';
import { readPath } from '../../funnel/routes/read-path.ts';
import { cookiesMissed, stepOpened, visitBecameReady, visitBegan, zoomChosen } from '../../store/events.ts';
import type { StoredVisitSources } from '../resuming/resume-earlier-visit.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { put, type Saga } from '../typed-effects.ts';

/** Starts the visit from the address and the stored state. Returns an earlier visit if there is one to resume. */
export function* beginVisit(dependencies: SagaDependencies): Saga<StoredVisitSources | null> {
  const { address, campaigns, keepsCookies, today, slots, navigator } = dependencies;
  const { path, query } = address();
  const target = linkTarget(path, query, campaigns);
  if (target !== null) {
    navigator.replace(target);
    return null;
  }
  const { campaign, face, route } = readPath(path, campaigns);
  const arrival = arrivalWith(readArrival(query), dependencies);
  yield* put(visitBegan({ campaign, arrival, today: today() }));
  yield* put(stepOpened({ route, face }));
  const percent = slots.zoom.read();
  if (typeof percent === 'number') yield* put(zoomChosen({ percent }));
  removeLeadIds(path, query, dependencies);
  if (!keepsCookies()) {
    yield* put(cookiesMissed());
    return null;
  }
  const stored = slots.visit.read();
  const known = asPointer(slots.leadId.read());
  const { noCoverageLead: contact } = arrival;
  const link = arrival.lead ?? arrival.migrationLead;
  if ([link, contact, stored, known].every((one) => one === null)) {
    yield* put(visitBecameReady());
    return null;
  }
  return { link, contact, stored, known };
}

/**
 * Adds the campaign parameters that an earlier page stored. The stored wish is used once and removed, since the
 * visitor may give it up later.
 */
function arrivalWith(arrival: Arrival, { slots: { campaignParameters } }: SagaDependencies): Arrival {
  const before = campaignParameters.read();
  if (typeof before !== 'string') return arrival;
  const query = new URLSearchParams(before);
  const tracking = readTracking(query);
  campaignParameters.write(`${new URLSearchParams(Object.entries(tracking))}`);
  return {
    ...arrival,
    tracking: Object.keys(arrival.tracking).length > 0 ? arrival.tracking : tracking,
    wish: isWishing(arrival.wish) ? arrival.wish : readArrival(query).wish,
  };
}

/** Removes the lead ids from the address bar, so that no other script reads them there. */
function removeLeadIds(path: string, query: URLSearchParams, { navigator }: SagaDependencies): void {
  const rest = new URLSearchParams(query);
  for (const name of pointerNames) rest.delete(name);
  const [page = '', question] = path.split('#');
  if (rest.size === query.size) return;
  navigator.replace(`${page}${rest.size > 0 ? `?${rest}` : ''}${question ? `#${question}` : ''}`);
}
