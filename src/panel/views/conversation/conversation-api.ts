import * as conversation from '../../../contract/panel/conversation.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const conversationApi = panelApi.enhanceEndpoints({ addTagTypes: ['teaching'] }).injectEndpoints({
  endpoints: (build) => ({
    // A decision invalidates no list: the group stays where it is, so that it can be undone there.
    listSentenceGroups: build.query(asks(conversation.listSentenceGroups)),
    readSentenceGroup: build.query(asks(conversation.readSentenceGroup)),
    decideSentenceGroup: build.mutation({
      ...changes(conversation.decideSentenceGroup),
      invalidatesTags: ['teaching'],
    }),
    readTeaching: build.query({ ...asks(conversation.readTeaching), providesTags: ['teaching'] }),
    startTraining: build.mutation({ ...changes(conversation.startTraining), invalidatesTags: ['teaching'] }),
    stopTraining: build.mutation({ ...changes(conversation.stopTraining), invalidatesTags: ['teaching'] }),
    publishTeaching: build.mutation({
      ...changes(conversation.publishTeaching),
      invalidatesTags: ['teaching'],
    }),
  }),
});

export const {
  useListSentenceGroupsQuery,
  useReadSentenceGroupQuery,
  useDecideSentenceGroupMutation,
  useReadTeachingQuery,
  useStartTrainingMutation,
  useStopTrainingMutation,
  usePublishTeachingMutation,
} = conversationApi;
