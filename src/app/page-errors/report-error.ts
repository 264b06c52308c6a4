import type { PageError } from '../../contract/calls/page-errors.ts';
import { apiBase } from '../api-base.ts';
import { describeError } from './describe-error.ts';
import type { ErrorReporter } from './listen-for-errors.ts';

/** Of one page: an error that comes again and again is one error. */
const most = 5;

const reported = new Set<string>();

const builtFile = /\/([\w-]{1,60}\.js)/;

function pageErrorOf(event: ErrorEvent | PromiseRejectionEvent): PageError | null {
  const isRejection = event instanceof PromiseRejectionEvent;
  const described = describeError(isRejection ? event.reason : event.error, location.origin);
  if (described === null) return null;
  const { page = '/', islands } = document.documentElement.dataset;
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  const [, build] = builtFile.exec(islands ?? script ?? '') ?? [];
  return {
    kind: isRejection ? 'rejection' : 'error',
    ...described,
    page,
    ...(build === undefined ? {} : { build }),
  };
}

export const reportError: ErrorReporter['reportError'] = async (event) => {
  const body = pageErrorOf(event);
  const mark = JSON.stringify(body);
  if (body === null || reported.has(mark) || reported.size >= most) return;
  reported.add(mark);
  const [{ createClient }, { reportPageError }] = await Promise.all([
    import('../../api/client.ts'),
    import('../../contract/calls/page-errors.ts'),
  ]);
  const client = createClient({ fetch: (input, init) => fetch(input, init), base: apiBase });
  await client.call(reportPageError, { body }, { outlivesPage: true });
};
