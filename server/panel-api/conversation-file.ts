import { channelWords } from '../../src/content/operator/list-words.ts';
import {
  type ConversationFilter,
  conversationList,
  type ListedConversation,
} from '../../src/contract/panel/conversations.ts';
import { storedCampaignTitle } from '../../src/funnel/campaign-title.ts';
import { placeOfConversation } from '../conversations/conversation-list.ts';
import { listedOf } from './conversation-detail.ts';
import { type ListFile, minuteOf } from './list-file.ts';

const moment = (at: string | null): string => (at === null ? '' : minuteOf(at));

/** The list of conversations, and its file: without phones, and without what was written. */
export const conversationFile: ListFile<
  ConversationFilter & { readonly search?: string | undefined },
  ListedConversation & { readonly place: string }
> = {
  ...conversationList.file,
  page: async ({ repositories, providers, clock }, db, { search, ...part }) => {
    const { leadList, conversationList: list } = repositories;
    const said = search ? await list.saying(db, search) : undefined;
    const meant = search && {
      ...{ ...(await leadList.meant(db, { search })), search },
      ids: [...(said?.keys() ?? [])],
    };
    const found = await list.list(db, { ...part, ...(meant && { meant }) }, clock());
    const listed = await listedOf({ repositories, providers }, db, found);
    const rows = found.map((one) => ({ ...listed(one), place: placeOfConversation(one) }));
    return { rows: rows.map((row) => ({ ...row, last: said?.get(row.id) ?? row.last })) };
  },
  placeOf: ({ place }) => place,
  columns: [
    ['Por onde', ({ channel }) => channelWords[channel]],
    ['Nome', ({ name }) => name],
    ['Campanha', ({ campaign }, { campaigns }) => storedCampaignTitle(campaign, campaigns)],
    ['Com quem', ({ by }) => by?.name ?? ''],
    ['Plano', ({ plan }) => plan],
    ['Pediu uma pessoa', ({ askedAt }) => moment(askedAt)],
    ['Respondida', ({ answeredAt }) => moment(answeredAt)],
    ['Última mensagem do cliente', ({ lastAt }) => moment(lastAt)],
  ],
};
