import { asPointer, pointerNames, readArrival } from '../funnel/arrival.ts';
import { campaignOf } from '../funnel/campaigns.ts';
import { readPath } from '../funnel/read-path.ts';
import { stepOpened, visitBegan, visitReady, zoomChosen } from '../store/events.ts';
import { put, type Saga, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/** From the address and from what was kept to the first thing the visitor sees. */
export function* beginVisit(surroundings: Surroundings): Saga {
  const { address, today, session, leadPointer, zoom } = surroundings;
  const { path, query } = address();
  const { campaign, face, route } = readPath(path);
  const arrival = readArrival(query);
  // The path's campaign goes before the one that a link names.
  const { prefix } = campaign.prefix === '' ? campaignOf(arrival.addon ?? '') : campaign;
  yield* put(visitBegan({ prefix, arrival, today: today() }));
  yield* put(stepOpened({ route, face }));
  const percent = zoom.read();
  if (typeof percent === 'number') yield* put(zoomChosen({ percent }));
  dropPointers(path, query, surroundings);
  const stored = session.read();
  const known = asPointer(leadPointer.read());
  if (arrival.lead === null && stored === null && known === null) {
    yield* put(visitReady());
    return;
  }
  const earlier = yield* wait(() => import('./earlier-visit.ts').catch(() => null));
  if (earlier === null) yield* put(visitReady());
  else yield* earlier.takeUp({ link: arrival.lead, stored, known }, surroundings);
}

/** A pointer leaves the address bar before anything else may read it there. */
function dropPointers(path: string, query: URLSearchParams, { navigator }: Surroundings): void {
  const rest = new URLSearchParams(query);
  for (const name of pointerNames) rest.delete(name);
  const [page = '', question] = path.split('#');
  if (rest.size === query.size) return;
  navigator.replace(`${page}${rest.size > 0 ? `?${rest}` : ''}${question ? `#${question}` : ''}`);
}
