import * as conversations from '../../../contract/panel/conversations.ts';
import { readOpeningHours, saveOpeningHours } from '../../../contract/panel/opening-hours.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const conversationsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    countConversations: build.query(asks(conversations.countConversations, 'conversations')),
    listConversations: build.query(asks(conversations.listConversations, 'conversations')),
    // Not cached, because each look is written to the audit log, and drafts come with it.
    readConversation: build.query({
      ...asks(conversations.readConversation, 'conversations'),
      keepUnusedDataFor: 0,
    }),
    keepDraft: build.mutation(changes(conversations.keepDraft)),
    changeConversation: build.mutation(changes(conversations.changeConversation, 'conversations')),
    addToConversation: build.mutation(changes(conversations.addToConversation, 'conversations')),
    openPhoneOrder: build.mutation(changes(conversations.openPhoneOrder, 'conversations')),
    sayOnPhone: build.mutation(changes(conversations.sayOnPhone, 'conversations')),
    readOpeningHours: build.query(asks(readOpeningHours, 'conversations')),
    saveOpeningHours: build.mutation(changes(saveOpeningHours, 'conversations')),
    findQuickAnswers: build.query(asks(conversations.findQuickAnswers)),
  }),
});
