import type { RenderedPage } from './rendered-page.ts';

/** The parts of a document that come from the build. */
export interface DocumentParts {
  /** The inline script: before the page, or on public pages after the first screen, which needs none to be shown. */
  starter: string;
  /** The styles of its first screen. */
  firstRules: string;
  stylesheets: readonly string[];
  typeface: string | null;
  preloads: readonly string[];
  scripts: readonly string[];
  attributes: Readonly<Record<string, string>>;
}

/** From the build, or from the sources in development. */
export type PartsOf = (page: RenderedPage, firstScreen: string) => DocumentParts;

/** The modules that carry out an answer. */
export const answering = ['src/sagas/late-root.ts', 'src/api/client.ts'];

/** The module loaded with a page's first error. */
export const errorReporter = 'src/app/page-errors/report-error.ts';
