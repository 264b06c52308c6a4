import {
  addOperator,
  changeCodeRoles,
  changeOperator,
  endOperatorSessions,
  listOperatorSessions,
  listOperators,
  resetOperator,
} from '../../../contract/panel/access/operators.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const operatorsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOperators: build.query({ ...asks(listOperators), providesTags: ['operators'] }),
    addOperator: build.mutation({ ...changes(addOperator), invalidatesTags: ['operators'] }),
    changeOperator: build.mutation({ ...changes(changeOperator), invalidatesTags: ['operators'] }),
    changeCodeRoles: build.mutation({ ...changes(changeCodeRoles), invalidatesTags: ['operators'] }),
    listOperatorSessions: build.query({ ...asks(listOperatorSessions), providesTags: ['ownSessions'] }),
    endOperatorSessions: build.mutation({
      ...changes(endOperatorSessions),
      invalidatesTags: ['ownSessions'],
    }),
    resetOperator: build.mutation({ ...changes(resetOperator), invalidatesTags: ['operators'] }),
  }),
});

export const {
  useListOperatorsQuery,
  useAddOperatorMutation,
  useChangeOperatorMutation,
  useChangeCodeRolesMutation,
  useListOperatorSessionsQuery,
  useEndOperatorSessionsMutation,
  useResetOperatorMutation,
} = operatorsApi;
