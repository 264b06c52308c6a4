import { deferred } from '../../preloading/deferred.tsx';

const earlierVisit = async () => (await import('./earlier-visit.ts')).earlierVisit;

/** Screens that replace the question: about an earlier visit, or why there is none. */
export const phaseScreens = {
  'asking-to-resume': deferred(async () => (await earlierVisit()).ResumeQuestion),
  'asking-for-proof': deferred(async () => (await earlierVisit()).ProofQuestion),
  'link-failed': deferred(async () => (await earlierVisit()).LinkFailed),
  'without-cookies': deferred(async () => (await earlierVisit()).WithoutCookies),
};

/** Dialogs that may open over any page. */
export const Conflict = deferred(async () => (await earlierVisit()).Conflict);
export const SessionEnding = deferred(async () => (await earlierVisit()).SessionEnding);
