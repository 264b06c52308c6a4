import { notRecorded } from '../../../src/brazil/name.ts';
import type { Analysis, AnalysisSubject, RiskVerdict } from '../analysis.ts';
import { readAlike } from '../plain-text.ts';
import { askQuiz } from './quiz.ts';

interface Rule {
  readonly when: (subject: AnalysisSubject) => boolean;
  readonly verdict: (subject: AnalysisSubject, random: () => number) => RiskVerdict;
}

/**
 * Rules for a shop without a credit bureau; the first match decides, and who fits none is approved. They do not know of
 * debts: check those before the installation.
 */
const rules: readonly Rule[] = [
  // Companies are checked by their registration before the installation.
  { when: ({ cnpj }) => cnpj !== undefined, verdict: () => ({ kind: 'approved' }) },
  // Without a recorded mother's name a proof of identity is missing; the quiz replaces it.
  { when: ({ mothersName = '' }) => readAlike(mothersName, notRecorded), verdict: askQuiz },
];

export const referenceAnalysis = (random: () => number): Analysis => ({
  holdsFor: 'document',
  judge: async (subject) =>
    rules.find(({ when }) => when(subject))?.verdict(subject, random) ?? { kind: 'approved' },
});
