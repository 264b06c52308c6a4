import { assertOrdersOpen } from '../../coverage/assert-orders-open.ts';
import { ServiceDown } from '../../http/refusal.ts';
import type { AnalysisSubject, RiskVerdict } from '../analysis.ts';
import { missingForConfirmation } from '../answers/missing-answers.ts';
import type { Lead } from '../lead.ts';
import type { LeadContext } from '../lead-context.ts';
import { planOfLead } from '../plan-of-lead.ts';
import { heldDecision } from './lead-verdict.ts';

export interface AskedVerdict {
  readonly about: string;
  readonly verdict: RiskVerdict;
}

/**
 * Calls the analysis outside of a transaction, so that no row lock waits for another system. Undefined if answers are
 * missing or the lead is decided already.
 */
export async function askAnalysis(context: LeadContext, idLead: string): Promise<AskedVerdict | undefined> {
  const { database, repositories, providers, clock } = context;
  const asked = await database.read(async (db) => {
    const lead = await repositories.leads.find(db, idLead);
    if (lead === undefined || lead.status === 'finished' || lead.risk_status !== 'open') return undefined;
    const missing = missingForConfirmation(lead, planOfLead(providers, lead), providers.planLists);
    if (missing.length > 0) return undefined;
    const held = await repositories.documentVerdicts.find(db, documentKeyOf(context, lead), clock());
    return heldDecision(held, repositories.leads.identityKey(lead)) === null ? { lead, held } : undefined;
  });
  if (asked === undefined) return undefined;
  const analysis = assertOrdersOpen(providers);
  const subject = subjectOf(asked.lead);
  // The time of the held verdict is part of the key, so that a repeated analysis gets a new verdict.
  const key = repositories.leads.keyOfText(JSON.stringify([idLead, subject, asked.held?.updatedAt ?? '']));
  const verdict = await analysis.judge(subject, key);
  if (verdict.kind === 'down') {
    throw new ServiceDown({ service: 'analysis', reason: verdict.reason }, analysisDown);
  }
  return { about: aboutWhat(asked.lead), verdict };
}

/** The answers that a verdict depends on; a different text means that it is outdated. */
export const aboutWhat = (lead: Lead): string => JSON.stringify(subjectOf(lead));

export const documentKeyOf = (
  { repositories, providers }: Pick<LeadContext, 'repositories' | 'providers'>,
  lead: Lead,
): string => repositories.leads.documentKey(lead, providers.analysis?.holdsFor ?? 'document');

const subjectOf = (lead: Lead): AnalysisSubject => ({
  ...(lead.cpf === null ? {} : { cpf: lead.cpf }),
  ...(lead.cnpj === null ? {} : { cnpj: lead.cnpj }),
  ...(lead.mothers_name === null ? {} : { mothersName: lead.mothers_name }),
  ...(lead.birth_date === null ? {} : { birthDate: lead.birth_date }),
  name: lead.name ?? '',
  neighborhood: lead.neighborhood ?? '',
  cep: lead.cep ?? '',
  city: lead.city,
  state: lead.state,
});

const analysisDown =
  'A análise dos seus dados não respondeu agora. Tudo o que você informou está guardado: vamos tentar de novo em alguns instantes.';
