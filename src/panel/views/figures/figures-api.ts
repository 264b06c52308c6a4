import { changeRecovery, readRecovery } from '../../../contract/panel/access/recovery.ts';
import * as figures from '../../../contract/panel/figures.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const figuresApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readFunnel: build.query(asks(figures.readFunnel)),
    readConversion: build.query(asks(figures.readConversion)),
    readSales: build.query(asks(figures.readSales)),
    readReconciled: build.query(asks(figures.readReconciled)),
    readCohorts: build.query(asks(figures.readCohorts)),
    readDemand: build.query(asks(figures.readDemand)),
    readUnderstanding: build.query(asks(figures.readUnderstanding)),
    readSpeed: build.query(asks(figures.readSpeed)),
    readExperiments: build.query(asks(figures.readExperiments)),
    readRecovery: build.query(asks(readRecovery, 'recovery')),
    changeRecovery: build.mutation(changes(changeRecovery, 'recovery')),
  }),
});
