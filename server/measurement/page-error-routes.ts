import { reportPageError } from '../../src/contract/calls/page-errors.ts';
import { handle, type RouteGroup } from '../http/route-group.ts';
import { currentWork } from '../observability/current-work.ts';

/** Logs errors of pages and counts them by class only, so that clients cannot create metric labels. */
export const pageErrorRoutes: RouteGroup = {
  handlers: [
    handle(reportPageError, ({ body }) => {
      const work = currentWork();
      work?.log.info({ pageError: body }, 'page error');
      work?.metrics?.notePageError({ kind: body.kind, type: body.type });
      return { success: true as const };
    }),
  ],
};
