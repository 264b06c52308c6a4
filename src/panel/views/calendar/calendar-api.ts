import {
  listCapacity,
  listDayVisits,
  moveVisitByOperator,
  readCalendar,
  setCapacity,
} from '../../../contract/panel/calendar.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

const calendarApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readCalendar: build.query({ ...asks(readCalendar), providesTags: ['visits', 'capacity'] }),
    listDayVisits: build.query({ ...asks(listDayVisits), providesTags: ['visits'] }),
    moveVisit: build.mutation({ ...changes(moveVisitByOperator), invalidatesTags: ['visits', 'orders'] }),
    listCapacity: build.query({ ...asks(listCapacity), providesTags: ['capacity'] }),
    setCapacity: build.mutation({ ...changes(setCapacity), invalidatesTags: ['capacity'] }),
  }),
});

export const {
  useReadCalendarQuery,
  useListDayVisitsQuery,
  useMoveVisitMutation,
  useListCapacityQuery,
  useSetCapacityMutation,
} = calendarApi;
