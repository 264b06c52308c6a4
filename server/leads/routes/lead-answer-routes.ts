import * as calls from '../../../src/contract/calls/leads.ts';
import { refuseField } from '../../http/refusal.ts';
import { leadInPath } from '../../http/route-group.ts';
import { assertVisitsLeft } from '../../visits/visits.ts';
import { assertBankListed, assertDueDateOffered, assertGrownUp } from '../answers/answer-rules.ts';
import { changeLead, needCalendarOfLead, withOpenLead } from '../change-lead.ts';
import { handleAbout } from '../lead-context.ts';
import { assertCollaboratorEmail, isCollaborators } from '../offers-by-right.ts';
import { withReopenedAnalysis } from '../with-reopened-analysis.ts';

export const leadAnswerRoutes = [
  handleAbout(calls.saveName, leadInPath, ({ params, body }, context) =>
    changeLead(context, params.idLead, 'name', (lead) => withReopenedAnalysis(lead, body)),
  ),

  handleAbout(calls.savePhone, leadInPath, ({ params, body: { phone, phone2 = null } }, context) =>
    changeLead(context, params.idLead, 'phone', () => ({ phone, phone2 })),
  ),

  handleAbout(calls.saveEmail, leadInPath, ({ params, body }, context) =>
    changeLead(
      context,
      params.idLead,
      'email',
      (lead) => {
        if (!isCollaborators(lead)) return body;
        assertCollaboratorEmail(body.email);
        // The proved right belongs to the proved e-mail.
        return { ...body, proved_right: body.email === lead.email ? lead.proved_right : null };
      },
      { beforeProof: true },
    ),
  ),

  handleAbout(calls.saveBirthDate, leadInPath, ({ params, body }, context) => {
    assertGrownUp(body.birth_date, context.today);
    return changeLead(context, params.idLead, 'birthDate', (lead) => withReopenedAnalysis(lead, body));
  }),

  handleAbout(calls.saveMothersName, leadInPath, ({ params, body }, context) =>
    changeLead(context, params.idLead, 'motherName', (lead) => withReopenedAnalysis(lead, body)),
  ),

  handleAbout(
    calls.saveDocument,
    leadInPath,
    ({ params, body: { cpf = null, cnpj = null, company_name = null } }, context) =>
      changeLead(context, params.idLead, 'documentNumber', (lead) => {
        if (lead.proved_right === 'migration' && cpf !== lead.cpf) refuseField('cpf', anotherCustomer);
        return withReopenedAnalysis(lead, { cpf, cnpj, company_name });
      }),
  ),

  handleAbout(calls.saveDueDate, leadInPath, ({ params, body }, context) => {
    assertDueDateOffered(body.due_date);
    return changeLead(context, params.idLead, 'dueDate', () => body);
  }),

  handleAbout(calls.saveBankInfo, leadInPath, ({ params, body }, context) => {
    const { direct_debit, deviceInfo, bankInfo } = body;
    if (direct_debit && bankInfo) assertBankListed(bankInfo.bank);
    return changeLead(context, params.idLead, 'bankInfo', (lead) => ({
      direct_debit,
      // A returning visitor sees the account masked and cannot send it again, so the saved one is kept.
      bank_info: direct_debit ? (bankInfo ?? lead.bank_info) : null,
      device_info: deviceInfo,
    }));
  }),

  handleAbout(calls.saveScheduleDate, leadInPath, async ({ params, body: { schedules } }, context) => {
    await needCalendarOfLead(context, params.idLead);
    return withOpenLead(context, params.idLead, async (lead, db) => {
      await assertVisitsLeft(context, db, lead.cep, schedules);
      const changes = { step: 'scheduleDate' as const, schedules };
      const version = await context.repositories.leads.change(db, lead, changes, context.clock());
      return { success: true as const, version };
    });
  }),
];

const anotherCustomer =
  'Esta migração é do CPF que foi comprovado. Para migrar outro contrato, comece de novo.';
