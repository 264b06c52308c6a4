import * as calendar from '../../../contract/panel/calendar.ts';
import { asks, changes, panelApi } from '../../api/panel-api.ts';

export const calendarApi = panelApi.injectEndpoints({
  endpoints: (build) => ({
    readCalendar: build.query(asks(calendar.readCalendar, 'visits', 'capacity')),
    listDayVisits: build.query(asks(calendar.listDayVisits, 'visits')),
    moveVisit: build.mutation(changes(calendar.moveVisitByOperator, 'visits', 'orders')),
    listCapacity: build.query(asks(calendar.listCapacity, 'capacity')),
    setCapacity: build.mutation(changes(calendar.setCapacity, 'capacity')),
  }),
});
