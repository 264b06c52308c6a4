import type { Lead, LeadChanges } from './lead.ts';

/**
 * A changed identity (name, birth date, mother or document) invalidates its verdict. A refusal stays until the
 * document changes, because retries would allow guessing.
 */
export function withReopenedAnalysis(lead: Lead, changes: LeadChanges): LeadChanges {
  const changed = (field: keyof LeadChanges) =>
    changes[field] !== undefined && changes[field] !== lead[field];
  const documentChanged = changed('cpf') || changed('cnpj');
  const identityChanged = documentChanged || identity.some(changed);
  const reopened = { ...changes, risk_status: 'open' as const, rejected_message: null, quiz_state: null };
  switch (lead.risk_status) {
    case 'open':
      return changes;
    case 'approved':
      return identityChanged ? reopened : changes;
    case 'quiz':
      // The quiz also asks for the neighbourhood.
      return identityChanged || changed('neighborhood') ? reopened : changes;
    case 'rejected':
    case 'quiz-failed':
      return documentChanged ? reopened : changes;
  }
}

const identity = ['name', 'birth_date', 'mothers_name'] as const;
