import { askQuiz } from '../leads/analysis/quiz.ts';
import { type Analysis, rejectedMessage } from '../leads/analysis.ts';
import { sandboxVerdicts } from './people.ts';

/**
 * Verdicts for the sandbox's test documents; others are approved. Refusals hold for one lead, because everybody
 * shares these documents.
 */
export const sandboxAnalysis = (random: () => number): Analysis => ({
  holdsFor: 'lead',
  judge: async (subject) => {
    const verdict = sandboxVerdicts.get(subject.cpf ?? '');
    if (verdict === 'rejected') return { kind: 'rejected', message: rejectedMessage };
    if (verdict === 'quiz') return askQuiz(subject, random);
    return { kind: 'approved' };
  },
});
