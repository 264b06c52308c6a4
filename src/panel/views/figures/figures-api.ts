import * as figures from '../../../contract/panel/figures.ts';
import { asks, panelApi } from '../../api/panel-api.ts';

const figuresApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readFunnel: build.query(asks(figures.readFunnel)),
    readConversion: build.query(asks(figures.readConversion)),
    readDemand: build.query(asks(figures.readDemand)),
    readUnderstanding: build.query(asks(figures.readUnderstanding)),
    readSpeed: build.query(asks(figures.readSpeed)),
    readExperiments: build.query(asks(figures.readExperiments)),
  }),
});

export const {
  useReadFunnelQuery,
  useReadConversionQuery,
  useReadDemandQuery,
  useReadUnderstandingQuery,
  useReadSpeedQuery,
  useReadExperimentsQuery,
} = figuresApi;
