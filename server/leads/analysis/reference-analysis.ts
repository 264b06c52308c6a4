import { notRecorded } from '../../../src/brazil/name.ts';
import type { Analysis, AnalysisSubject, RiskVerdict } from './analysis.ts';
import { readAlike } from './plain-text.ts';
import { askQuiz } from './quiz.ts';

interface Rule {
  readonly when: (subject: AnalysisSubject) => boolean;
  readonly verdict: (subject: AnalysisSubject, random: () => number) => RiskVerdict;
}

/**
 * The rules of a shop without a credit bureau: the first that fits decides. They ask nobody, so they know nothing of
 * debts: whoever chooses them looks at that before the installation.
 */
const rules: readonly Rule[] = [
  // A company is looked at before the installation, by its registration.
  { when: ({ cnpj }) => cnpj !== undefined, verdict: () => ({ kind: 'approved' }) },
  // Without a mother on record one of the usual proofs is missing: the quiz stands in for it.
  { when: ({ mothersName = '' }) => readAlike(mothersName, notRecorded), verdict: askQuiz },
  { when: () => true, verdict: () => ({ kind: 'approved' }) },
];

export const referenceAnalysis = (random: () => number): Analysis => ({
  holdsFor: 'document',
  judge: async (subject) => {
    const rule = rules.find(({ when }) => when(subject));
    if (!rule) throw new Error('The last rule fits everybody');
    return rule.verdict(subject, random);
  },
});
