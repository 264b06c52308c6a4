import * as calls from '../../../contract/panel/catalogue.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const catalogueApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readCatalogueDraft: build.query({
      ...asks(calls.readCatalogueDraft),
      providesTags: ['catalogue'],
      // Refetched on every visit: another operator may have saved a newer draft.
      keepUnusedDataFor: 0,
    }),
    // Invalidates nothing, because the screen shows what was saved.
    saveCatalogueDraft: build.mutation(changes(calls.saveCatalogueDraft)),
    keepPhoto: build.mutation(changes(calls.keepPhoto)),
    discardCatalogueDraft: build.mutation(changes(calls.discardCatalogueDraft)),
    publishCatalogue: build.mutation({
      ...changes(calls.publishCatalogue),
      invalidatesTags: ['publications'],
    }),
    listPublications: build.query({ ...asks(calls.listPublications), providesTags: ['publications'] }),
    readPublication: build.query(asks(calls.readPublication)),
    restorePublication: build.mutation({
      ...changes(calls.restorePublication),
      invalidatesTags: ['publications'],
    }),
  }),
});

export const {
  useReadCatalogueDraftQuery,
  useSaveCatalogueDraftMutation,
  useKeepPhotoMutation,
  useDiscardCatalogueDraftMutation,
  usePublishCatalogueMutation,
  useListPublicationsQuery,
  useReadPublicationQuery,
  useRestorePublicationMutation,
} = catalogueApi;
