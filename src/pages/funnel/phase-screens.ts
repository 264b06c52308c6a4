import { deferred } from '../../answering/deferred.tsx';

/** Questions that come before anything of an earlier visit shows. */
export const phaseScreens = {
  'asking-to-resume': deferred(async () => (await import('./ResumeQuestion.tsx')).ResumeQuestion),
  'asking-for-proof': deferred(async () => (await import('./ProofQuestion.tsx')).ProofQuestion),
};

/** A question that comes over any page. */
export const Conflict = deferred(async () => (await import('./Conflict.tsx')).Conflict);
