import { consentIn, togglesOf } from '../pages/site/cookies/consent.ts';

/** Asked each time: consent may be given, and taken back, meanwhile. */
export const hasPerformanceConsent = (): boolean => togglesOf(consentIn(document.cookie) ?? 'denied').func;
