import * as calls from '../../../contract/panel/catalogue.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const catalogueApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    // Refetched on every visit: another operator may have saved a newer draft.
    readCatalogueDraft: build.query({ ...asks(calls.readCatalogueDraft, 'catalogue'), keepUnusedDataFor: 0 }),
    // Invalidates nothing, because the screen shows what was saved.
    saveCatalogueDraft: build.mutation(changes(calls.saveCatalogueDraft)),
    keepPhoto: build.mutation(changes(calls.keepPhoto)),
    discardCatalogueDraft: build.mutation(changes(calls.discardCatalogueDraft)),
    takeOverCatalogueDraft: build.mutation(changes(calls.takeOverCatalogueDraft)),
    publishCatalogue: build.mutation(changes(calls.publishCatalogue, 'publications')),
    listPublications: build.query(asks(calls.listPublications, 'publications')),
    readPublication: build.query(asks(calls.readPublication)),
    restorePublication: build.mutation(changes(calls.restorePublication, 'publications')),
  }),
});
