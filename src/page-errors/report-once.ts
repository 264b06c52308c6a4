import type { PageError } from '../contract/calls/page-errors.ts';
import { describeError } from './describe-error.ts';
import type { ErrorReporter } from './listen-for-errors.ts';

/** Limit per page, for errors that repeat. */
const maxReports = 5;

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

/** Reports each error once, by the given function. */
export function reportOnce(tell: (error: PageError) => Promise<unknown>): ErrorReporter['reportError'] {
  const reported = new Set<string>();
  return async (event) => {
    const error = pageErrorOf(event);
    const mark = JSON.stringify(error);
    if (error === null || reported.has(mark) || reported.size >= maxReports) return;
    reported.add(mark);
    await tell(error);
  };
}
