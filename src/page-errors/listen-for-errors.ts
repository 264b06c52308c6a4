/** The file that the page names as the one that tells of errors. */
export interface ErrorReporter {
  reportError: (event: ErrorEvent | PromiseRejectionEvent) => Promise<void>;
}

/** What tells of an error is fetched with the first one. Whatever goes wrong with that is no error of the page. */
export function listenForErrors(
  load: (file: string) => Promise<ErrorReporter> = (file) => import(/* @vite-ignore */ file),
): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) =>
    void load(document.documentElement.dataset.reports ?? '')
      .then((reporter) => reporter.reportError(event))
      .catch(() => undefined);
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
