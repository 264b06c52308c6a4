import {
  changePassword,
  confirmOneTimeCode,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeOneTimeCode,
  renewRecoveryCodes,
} from '../../../contract/panel/access/own-account.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const ownAccountApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query({ ...asks(listOwnSessions), providesTags: ['ownSessions'] }),
    endOwnSession: build.mutation({ ...changes(endOwnSession), invalidatesTags: ['ownSessions'] }),
    endOtherSessions: build.mutation({ ...changes(endOtherSessions), invalidatesTags: ['ownSessions'] }),
    changePassword: build.mutation(changes(changePassword)),
    // The session is read anew once the codes are kept: they are not shown again.
    confirmOneTimeCode: build.mutation(changes(confirmOneTimeCode)),
    renewRecoveryCodes: build.mutation(changes(renewRecoveryCodes)),
    removeOneTimeCode: build.mutation({ ...changes(removeOneTimeCode), invalidatesTags: ['session'] }),
  }),
});

export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useConfirmOneTimeCodeMutation,
  useRemoveOneTimeCodeMutation,
  useRenewRecoveryCodesMutation,
} = ownAccountApi;
