/** What the file named in `data-reports` exports. */
export interface ErrorReporter {
  reportError: (event: ErrorEvent | PromiseRejectionEvent) => Promise<void>;
}

/** Loads the reporter with the first error. A failure to load it is ignored. */
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
