import { visitReady, visitRestored } from '../store/events.ts';
import { readKeptVisit } from './read-kept-visit.ts';
import { offerResume, resumeLead } from './resume.ts';
import { put, type Saga } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

interface Earlier {
  /** The lead that a link points to. */
  link: string | null;
  /** What this tab kept. */
  stored: unknown;
  /** The lead that this device knows of. */
  known: string | null;
}

/** Takes up what was begun before: by a link, in this very tab, or some other day on this device. */
export function* takeUp({ link, stored, known }: Earlier, surroundings: Surroundings): Saga {
  if (link !== null) {
    yield* resumeLead(link, surroundings);
    return;
  }
  const kept = readKeptVisit(stored);
  if (kept !== null) yield* put(visitRestored(kept));
  if (kept?.lead.id) yield* resumeLead(kept.lead.id, surroundings);
  else if (kept === null && known !== null) yield* offerResume(known, surroundings);
  else yield* put(visitReady());
}
