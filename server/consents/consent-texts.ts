import { createHash } from 'node:crypto';
import { agreement } from '../../src/content/steps/agreement.ts';
import { coverageConsent } from '../../src/content/steps/coverage.ts';
import { personal } from '../../src/content/steps/personal.ts';

/** The labels of the consent checkboxes. */
const texts = {
  offers: personal.steps.email.fields.accept_promotions.label,
  'order-terms': agreement.label,
  'coverage-news': coverageConsent.label,
} as const;

export type ConsentPurpose = keyof typeof texts;

/** Versioned by hash, so that a changed text is a new version automatically. */
export const consentText = (purpose: ConsentPurpose): { text: string; version: string } => {
  const text = texts[purpose];
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { text, version: `${purpose}-${digest}` };
};
