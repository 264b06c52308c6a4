import * as conversation from '../../../contract/panel/teaching.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const teachingApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    // A decision invalidates no list: the group stays where it is, so that it can be undone there.
    listSentenceGroups: build.query(asks(conversation.listSentenceGroups)),
    readSentenceGroup: build.query(asks(conversation.readSentenceGroup)),
    decideSentenceGroup: build.mutation(changes(conversation.decideSentenceGroup, 'teaching')),
    readTeaching: build.query(asks(conversation.readTeaching, 'teaching')),
    startTraining: build.mutation(changes(conversation.startTraining, 'teaching')),
    stopTraining: build.mutation(changes(conversation.stopTraining, 'teaching')),
    publishTeaching: build.mutation(changes(conversation.publishTeaching, 'teaching')),
  }),
});
