import { listSavedViews, removeView, saveView } from '../../contract/panel/saved-views.ts';
import { asks, changes, panelApi } from '../api/panel-api.ts';

const savedViewsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query({ ...asks(listSavedViews), providesTags: ['savedViews'] }),
    saveView: build.mutation({ ...changes(saveView), invalidatesTags: ['savedViews'] }),
    removeView: build.mutation({ ...changes(removeView), invalidatesTags: ['savedViews'] }),
  }),
});

export const { useListSavedViewsQuery, useSaveViewMutation, useRemoveViewMutation } = savedViewsApi;
