import { deferred } from '../deferred.tsx';

const earlierVisit = async () => (await import('./earlier-visit.ts')).earlierVisit;

/** Questions that come before anything of an earlier visit shows. */
export const phaseScreens = {
  'asking-to-resume': deferred(async () => (await earlierVisit()).ResumeQuestion),
  'asking-for-proof': deferred(async () => (await earlierVisit()).ProofQuestion),
};

/** A question that comes over any page. */
export const Conflict = deferred(async () => (await earlierVisit()).Conflict);
