import {
  changePassword,
  confirmOneTimeCode,
  removeOneTimeCode,
} from '../../../contract/panel/own-account.ts';
import { changes, panelApi } from '../../api/panel-api.ts';

const ownAccountApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation(changes(changePassword)),
    confirmOneTimeCode: build.mutation({ ...changes(confirmOneTimeCode), invalidatesTags: ['session'] }),
    removeOneTimeCode: build.mutation({ ...changes(removeOneTimeCode), invalidatesTags: ['session'] }),
  }),
});

export const { useChangePasswordMutation, useConfirmOneTimeCodeMutation, useRemoveOneTimeCodeMutation } =
  ownAccountApi;
