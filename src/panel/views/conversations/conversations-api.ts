import {
  addToConversation,
  changeConversation,
  countConversations,
  findQuickAnswers,
  listConversations,
  openPhoneOrder,
  readConversation,
  sayOnPhone,
} from '../../../contract/panel/conversations.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const conversationsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    countConversations: build.query({ ...asks(countConversations), providesTags: ['conversations'] }),
    listConversations: build.query({ ...asks(listConversations), providesTags: ['conversations'] }),
    readConversation: build.query({ ...asks(readConversation), providesTags: ['conversations'] }),
    changeConversation: build.mutation({
      ...changes(changeConversation),
      invalidatesTags: ['conversations'],
    }),
    addToConversation: build.mutation({ ...changes(addToConversation), invalidatesTags: ['conversations'] }),
    openPhoneOrder: build.mutation({ ...changes(openPhoneOrder), invalidatesTags: ['conversations'] }),
    sayOnPhone: build.mutation({ ...changes(sayOnPhone), invalidatesTags: ['conversations'] }),
    findQuickAnswers: build.query(asks(findQuickAnswers)),
  }),
});

export const {
  useCountConversationsQuery,
  useListConversationsQuery,
  useReadConversationQuery,
  useChangeConversationMutation,
  useAddToConversationMutation,
  useFindQuickAnswersQuery,
  useOpenPhoneOrderMutation,
  useSayOnPhoneMutation,
} = conversationsApi;
