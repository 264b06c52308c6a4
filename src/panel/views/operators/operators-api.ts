import {
  addOperator,
  changeOperator,
  listOperators,
  resetOperator,
} from '../../../contract/panel/access/operators.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const operatorsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOperators: build.query({ ...asks(listOperators), providesTags: ['operators'] }),
    addOperator: build.mutation({ ...changes(addOperator), invalidatesTags: ['operators'] }),
    changeOperator: build.mutation({ ...changes(changeOperator), invalidatesTags: ['operators'] }),
    resetOperator: build.mutation({ ...changes(resetOperator), invalidatesTags: ['operators'] }),
  }),
});

export const {
  useListOperatorsQuery,
  useAddOperatorMutation,
  useChangeOperatorMutation,
  useResetOperatorMutation,
} = operatorsApi;
