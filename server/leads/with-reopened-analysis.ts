import type { Lead, LeadChanges } from './lead.ts';

/**
 * A verdict belongs to the identity it was given for: another name, birth date, mother or document opens the analysis
 * again. A refusal stays until the document itself changes, or guessing would be free.
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
      // The quiz asks about the neighbourhood, too.
      return identityChanged || changed('neighborhood') ? reopened : changes;
    case 'rejected':
    case 'quiz-failed':
      return documentChanged ? reopened : changes;
  }
}

const identity = ['name', 'birth_date', 'mothers_name'] as const;
