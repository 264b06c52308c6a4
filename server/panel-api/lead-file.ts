import { formatMinute } from '../../src/brazil/clock-minute.ts';
import {
  faceWords,
  leadStatusWords,
  leadStepWords,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import { type LeadFilter, leadFileBody, leadFilePath } from '../../src/contract/panel/leads.ts';
import { storedCampaignTitle } from '../../src/funnel/campaign-title.ts';
import { type FoundLead, placeOfLead } from '../leads/lists/lead-list-repository.ts';
import { type ListFile, minuteOf, type Searched, touchCells } from './list-file.ts';

/** Export of leads that may receive offers; leads without consent are always left out. */
export const leadFile: ListFile<Searched<LeadFilter>, FoundLead & { readonly plan: string }> = {
  path: leadFilePath,
  right: 'leads.export',
  list: 'leads',
  fileName: 'contatos.csv',
  body: leadFileBody,
  page: async ({ repositories, providers, clock }, db, part) => {
    const { leads } = await repositories.leadList.list(db, { ...part, consent: 'offers' }, clock());
    const { campaigns, titleOf } = providers.planLists;
    return leads.map((lead) => ({
      ...lead,
      plan: titleOf(lead.planSku),
      campaign: storedCampaignTitle(lead.campaign, campaigns),
    }));
  },
  placeOf: placeOfLead,
  leavesOut: ({ acceptsOffers }) => !acceptsOffers,
  columns: [
    ['Protocolo', ({ protocol }) => protocol],
    ['Última resposta', ({ at }) => minuteOf(at)],
    ['Nome', ({ name }) => name],
    ['E-mail', ({ email }) => email ?? ''],
    ['Cidade', ({ town }) => town],
    ['Plano', ({ plan }) => plan],
    ['Campanha', ({ campaign }) => campaign],
    ['Onde respondeu', ({ face }) => wordsFor(faceWords, face)],
    ['Parou depois de', ({ step }) => wordsFor(leadStepWords, step)],
    ['Andamento', ({ status }) => leadStatusWords[status]],
    ['Responsável', ({ owner }) => owner?.name ?? ''],
    ['Próximo contato', ({ nextDay }) => (nextDay === null ? '' : formatMinute(nextDay))],
    ...touchCells,
  ],
};
