import { createClient } from '../../api/client.ts';
import { reportPageError } from '../../contract/calls/page-errors.ts';
import { reportOnce } from '../../page-errors/report-once.ts';
import { apiBase } from '../api-base.ts';

export const reportError = reportOnce(async (body) => {
  const client = createClient({ fetch: (input, init) => fetch(input, init), base: apiBase });
  await client.call(reportPageError, { body }, { outlivesPage: true });
});
