import type { FaqItem } from './answer.ts';
import { businessFaq } from './business.ts';
import { generalFaq } from './general.ts';
import { globoplayFaq } from './globoplay.ts';
import { hboMaxFaq } from './hbo-max.ts';
import { paramountFaq } from './paramount.ts';

/** The question sets, as campaigns name them. */
export const faqSets = {
  general: generalFaq,
  business: businessFaq,
  paramount: paramountFaq,
  'hbo-max': hboMaxFaq,
  globoplay: globoplayFaq,
} as const satisfies Record<string, readonly FaqItem[]>;
