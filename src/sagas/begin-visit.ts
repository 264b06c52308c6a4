import { type Arrival, asPointer, pointerNames, readArrival, readTracking } from '../funnel/arrival.ts';
import { campaignOf } from '../funnel/campaigns.ts';
import { readPath } from '../funnel/read-path.ts';
import { cookiesMissed, stepOpened, visitBegan, visitReady, zoomChosen } from '../store/events.ts';
import { put, type Saga, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/** From the address and from what was kept to the first thing the visitor sees. */
export function* beginVisit(surroundings: Surroundings): Saga {
  const { address, keepsCookies, today, session, leadPointer, zoom } = surroundings;
  const { path, query } = address();
  const { campaign, face, route } = readPath(path);
  const arrival = arrivalWith(readArrival(query), surroundings);
  // The path's campaign goes before the one that a link names.
  const { prefix } = campaign.prefix === '' ? campaignOf(arrival.addon ?? '') : campaign;
  yield* put(visitBegan({ prefix, arrival, today: today() }));
  yield* put(stepOpened({ route, face }));
  const percent = zoom.read();
  if (typeof percent === 'number') yield* put(zoomChosen({ percent }));
  dropPointers(path, query, surroundings);
  if (!keepsCookies()) {
    yield* put(cookiesMissed());
    return;
  }
  const stored = session.read();
  const known = asPointer(leadPointer.read());
  const { noCoverageLead: contact } = arrival;
  const link = arrival.lead ?? arrival.migrationLead;
  if ([link, contact, stored, known].every((one) => one === null)) {
    yield* put(visitReady());
    return;
  }
  const earlier = yield* wait(() => import('./earlier-visit.ts').catch(() => null));
  if (earlier === null) yield* put(visitReady());
  else yield* earlier.takeUp({ link, contact, stored, known }, surroundings);
}

/** A link that says where its visitor came from goes before the page that they came by. */
function arrivalWith(arrival: Arrival, { arrival: kept }: Surroundings): Arrival {
  const before = kept.read();
  if (typeof before !== 'string' || Object.keys(arrival.tracking).length > 0) return arrival;
  return { ...arrival, tracking: readTracking(new URLSearchParams(before)) };
}

/** A pointer leaves the address bar before anything else may read it there. */
function dropPointers(path: string, query: URLSearchParams, { navigator }: Surroundings): void {
  const rest = new URLSearchParams(query);
  for (const name of pointerNames) rest.delete(name);
  const [page = '', question] = path.split('#');
  if (rest.size === query.size) return;
  navigator.replace(`${page}${rest.size > 0 ? `?${rest}` : ''}${question ? `#${question}` : ''}`);
}
