import { formatMinute } from '../../../src/brazil/clock-minute.ts';
import {
  faceWords,
  leadStatusWords,
  leadStepWords,
  wordsFor,
} from '../../../src/content/operator/list-words.ts';
import {
  type LeadFilter,
  leadList,
  listLeads,
  readLead,
  showLeadField,
} from '../../../src/contract/panel/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { storedCampaignTitle } from '../../../src/funnel/campaign-title.ts';
import type { Connection } from '../../database/database.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';
import { refuse } from '../../http/refusal.ts';
import { maskedFieldsOf, shownField } from '../../leads/answers/personal-fields.ts';
import type { Lead } from '../../leads/lead.ts';
import { leadAddress } from '../../leads/lead-address.ts';
import { endingTogether } from '../../leads/lead-rows.ts';
import type { FoundLead } from '../../leads/lists/lead-list-repository.ts';
import { toListedLead } from '../../leads/lists/to-listed-lead.ts';
import { planOfLead } from '../../leads/plan-of-lead.ts';
import { wayOfTeamLink } from '../../leads/put-lead-link.ts';
import { handleList, type ListFile, minuteOf, readLoggedPage, touchCells } from '../list-file.ts';
import { handleWriting, type PanelContext } from '../panel-call.ts';
import { leadTimeline } from '../timeline.ts';

/** The file has the leads that may receive offers; those without consent are always left out. */
const leadFile: ListFile<LeadFilter, FoundLead> = {
  ...leadList.file,
  page: ({ repositories, clock }, db, part) => repositories.leadList.list(db, part, clock()),
  placeOf: ({ place }) => place,
  onlyInFile: { consent: 'offers' },
  leavesOut: ({ acceptsOffers }) => !acceptsOffers,
  columns: [
    ['Protocolo', ({ protocol }) => protocol],
    ['Última resposta', ({ at }) => minuteOf(at)],
    ['Nome', ({ name }) => name],
    ['E-mail', ({ email }) => email ?? ''],
    ['Cidade', ({ town }) => town],
    ['Plano', ({ planSku }, { titleOf }) => titleOf(planSku)],
    ['Campanha', ({ campaign }, { campaigns }) => storedCampaignTitle(campaign, campaigns)],
    ['Onde respondeu', ({ face }) => wordsFor(faceWords, face)],
    ['Parou depois de', ({ step }) => wordsFor(leadStepWords, step)],
    ['Andamento', ({ status }) => leadStatusWords[status]],
    ['Responsável', ({ owner }) => owner?.name ?? ''],
    ['Próximo contato', ({ nextDay }) => (nextDay === null ? '' : formatMinute(nextDay))],
    ...touchCells,
  ],
};

export const leadCalls = [
  handleList(leadFile, listLeads, async ({ body }, context) => {
    const { page, ...place } = await readLoggedPage(leadFile, body, context);
    return { leads: page.map(toListed), ...place };
  }),

  handleWriting(readLead, async (db, { params: { id } }, context) => {
    const { leadWorks, messageStops, orders } = context.repositories;
    const order = await orders.ofLead(db, id);
    if (order !== undefined) return { lead: null, orderNumber: order.number };
    const lead = await leadFor(context, db, id);
    const timeline = await leadTimeline(context.repositories, db, id, { leads: [id] });
    const hasStopped = lead.email !== null && (await messageStops.has(db, messageStops.hashOf(lead.email)));
    await context.audit(db, 'lead.opened', 'lead', id);
    return {
      orderNumber: null,
      lead: {
        ...toListedLead(lead, lead.accept_promotions === true && !hasStopped),
        ...(await leadWorks.of(db, id)),
        plan: planOfLead(context.providers, lead)?.plan ?? null,
        startedAt: lead.created_at,
        address: leadAddress(lead),
        personal: maskedFieldsOf(lead),
        linkBy: await wayOfTeamLink(context, db, lead),
        timeline,
      },
    };
  }),

  handleWriting(showLeadField, async (db, { params: { id }, body: { field } }, context) => {
    const value = shownField(await leadFor(context, db, id), field);
    if (value === null) refuse(404, problemCodes.notFound, 'Este dado não está mais guardado.');
    await context.audit(db, 'personal.shown', 'lead', id, field);
    return { value };
  }),
];

export const toListed = ({ email: _, place: __, ...lead }: FoundLead) => lead;

const leadFor = async (context: PanelContext, db: Connection, id: string): Promise<Lead> =>
  (await shownLead(context, db, id)) ?? refuse(404, problemCodes.notFound, gone);

/** Locks the lead until the transaction ends. */
export const leadForChange = async (context: PanelContext, db: Connection, id: string): Promise<Lead> =>
  (await shownLead(context, db, id, 'findForChange')) ?? refuse(404, problemCodes.notFound, gone);

/** A lead without an order. Hides data past its retention even before the sweep erases it. */
export async function shownLead(
  { repositories, clock }: PanelContext,
  db: Connection,
  id: string,
  read: 'find' | 'findForChange' = 'find',
): Promise<Lead | undefined> {
  const lead = await repositories.leads[read](db, id);
  const hasEnded = (age: number) => lead !== undefined && lead.updated_at <= endedBy(clock(), age);
  if (lead === undefined || lead.status !== 'open' || hasEnded(kept.contactOfAbandoned)) return undefined;
  return hasEnded(kept.sensitiveOfAbandoned) ? { ...lead, ...endingTogether('sensitive') } : lead;
}

const gone = 'Este contato virou pedido, foi apagado ou passou do prazo de guarda.';
