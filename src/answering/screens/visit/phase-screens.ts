import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';

const earlierVisit = async () => (await import('./earlier-visit.ts')).earlierVisit;

/** Screens that replace the question: about an earlier visit, or why there is none. */
export const phaseScreens = {
  'asking-to-resume': lazyWithPreload(async () => (await earlierVisit()).ResumeQuestion),
  'asking-for-proof': lazyWithPreload(async () => (await earlierVisit()).ProofQuestion),
  'link-failed': lazyWithPreload(async () => (await earlierVisit()).LinkFailed),
  'without-cookies': lazyWithPreload(async () => (await earlierVisit()).WithoutCookies),
};

/** Dialogs that may open over any page. */
export const Conflict = lazyWithPreload(async () => (await earlierVisit()).Conflict);
export const SessionEnding = lazyWithPreload(async () => (await earlierVisit()).SessionEnding);
