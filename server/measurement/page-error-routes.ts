import { reportPageError } from '../../src/contract/calls/page-errors.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import { currentWork } from '../observability/current-work.ts';

const { handle } = routesWith<RequestContext>();

/** Logs errors of pages and counts them by class only, so that clients cannot create metric labels. */
export const pageErrorRoutes = [
  handle(reportPageError, ({ body }) => {
    const work = currentWork();
    work?.log.info({ pageError: body }, 'page error');
    work?.metrics?.notePageError({ kind: body.kind, type: body.type });
    return { success: true as const };
  }),
];
