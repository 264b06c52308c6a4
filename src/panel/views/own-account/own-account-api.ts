import * as ownAccount from '../../../contract/panel/access/own-account.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const ownAccountApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query(asks(ownAccount.listOwnSessions, 'ownSessions')),
    endOwnSession: build.mutation(changes(ownAccount.endOwnSession, 'ownSessions')),
    endOtherSessions: build.mutation(changes(ownAccount.endOtherSessions, 'ownSessions')),
    changePassword: build.mutation(changes(ownAccount.changePassword)),
    // The session is read anew once the codes are kept: they are not shown again.
    confirmOneTimeCode: build.mutation(changes(ownAccount.confirmOneTimeCode)),
    renewRecoveryCodes: build.mutation(changes(ownAccount.renewRecoveryCodes)),
    removeOneTimeCode: build.mutation(changes(ownAccount.removeOneTimeCode, 'session')),
  }),
});
