import { findRecords } from '../../contract/panel/find.ts';
import { asks, panelApi } from './panel-api.ts';

export const findApi = panelApi.injectEndpoints({
  endpoints: (build) => ({ findRecords: build.query(asks(findRecords)) }),
});
