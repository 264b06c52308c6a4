import * as operators from '../../../contract/panel/access/operators.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const operatorsApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    listOperators: build.query(asks(operators.listOperators, 'operators')),
    addOperator: build.mutation(changes(operators.addOperator, 'operators')),
    changeOperator: build.mutation(changes(operators.changeOperator, 'operators')),
    changeCodeRoles: build.mutation(changes(operators.changeCodeRoles, 'operators')),
    listOperatorSessions: build.query(asks(operators.listOperatorSessions, 'ownSessions')),
    endOperatorSessions: build.mutation(changes(operators.endOperatorSessions, 'ownSessions')),
    resetOperator: build.mutation(changes(operators.resetOperator, 'operators')),
  }),
});
