import { listSavedViews, removeView, saveView } from '../../contract/panel/saved-views.ts';
import { asks, changes, panelApi } from '../api/panel-api.ts';

export const savedViewsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query(asks(listSavedViews, 'savedViews')),
    saveView: build.mutation(changes(saveView, 'savedViews')),
    removeView: build.mutation(changes(removeView, 'savedViews')),
  }),
});
