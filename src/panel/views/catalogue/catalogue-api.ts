import {
  discardCatalogueDraft,
  keepPhoto,
  listPublications,
  publishCatalogue,
  readCatalogueDraft,
  readPublication,
  restorePublication,
  saveCatalogueDraft,
} from '../../../contract/panel/catalogue.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const catalogueApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readCatalogueDraft: build.query({
      ...asks(readCatalogueDraft),
      providesTags: ['catalogue'],
      // Refetched on every visit: another operator may have saved a newer draft.
      keepUnusedDataFor: 0,
    }),
    // Invalidates nothing, because the screen shows what was saved.
    saveCatalogueDraft: build.mutation(changes(saveCatalogueDraft)),
    keepPhoto: build.mutation(changes(keepPhoto)),
    discardCatalogueDraft: build.mutation(changes(discardCatalogueDraft)),
    publishCatalogue: build.mutation({ ...changes(publishCatalogue), invalidatesTags: ['publications'] }),
    listPublications: build.query({ ...asks(listPublications), providesTags: ['publications'] }),
    readPublication: build.query(asks(readPublication)),
    restorePublication: build.mutation({ ...changes(restorePublication), invalidatesTags: ['publications'] }),
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
