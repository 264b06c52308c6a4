import { consentIn, togglesOf } from '../pages/site/cookies/consent.ts';

/** Read each time, since the consent may change. */
export const hasPerformanceConsent = (): boolean => togglesOf(consentIn(document.cookie) ?? 'denied').func;
