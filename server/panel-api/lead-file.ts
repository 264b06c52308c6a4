import { formatMinute } from '../../src/brazil/clock-minute.ts';
import {
  faceWords,
  leadStatusWords,
  leadStepWords,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import { type LeadFilter, leadList } from '../../src/contract/panel/leads.ts';
import { storedCampaignTitle } from '../../src/funnel/campaign-title.ts';
import { type FoundLead, placeOfLead } from '../leads/lists/lead-list-repository.ts';
import { type ListFile, minuteOf, touchCells } from './list-file.ts';

/** The file has the leads that may receive offers; those without consent are always left out. */
export const leadFile: ListFile<LeadFilter, FoundLead> = {
  ...leadList.file,
  page: ({ repositories, clock }, db, part) => repositories.leadList.list(db, part, clock()),
  placeOf: placeOfLead,
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
