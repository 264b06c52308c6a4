import { type Analysis, rejectedMessage } from '../leads/analysis/analysis.ts';
import { askQuiz } from '../leads/analysis/quiz.ts';
import { sandboxVerdicts } from './people.ts';

/** Knows the sandbox's people and approves everybody else. Their documents are everybody's: a refusal stays with the lead. */
export const sandboxAnalysis = (random: () => number): Analysis => ({
  holdsFor: 'lead',
  judge: async (subject) => {
    const verdict = sandboxVerdicts.get(subject.cpf ?? '');
    if (verdict === 'rejected') return { kind: 'rejected', message: rejectedMessage };
    if (verdict === 'quiz') return askQuiz(subject, random);
    return { kind: 'approved' };
  },
});
