import { reportOnce } from '../../page-errors/report-once.ts';
import { apiBase } from '../api-base.ts';

export const reportError = reportOnce(async (body) => {
  const [{ createClient }, { reportPageError }] = await Promise.all([
    import('../../api/client.ts'),
    import('../../contract/calls/page-errors.ts'),
  ]);
  const client = createClient({ fetch: (input, init) => fetch(input, init), base: apiBase });
  await client.call(reportPageError, { body }, { outlivesPage: true });
});
