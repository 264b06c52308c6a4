import { readSession, signIn, signOut } from '../../contract/panel/access/session.ts';
import { callPanel } from '../api/call-panel.ts';
import { asks, changes, panelApi } from '../api/panel-api.ts';

export const sessionApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readSession: build.query(asks(readSession, 'session')),
    signIn: build.mutation({
      queryFn: (body: { email: string; password: string; code?: string }) => callPanel(signIn, { body }),
    }),
    signOut: build.mutation(changes(signOut)),
  }),
});
