import type { RenderedPage } from './rendered-page.ts';

export interface Starter {
  /** Before the page: what must run before anything is shown. */
  front: string;
  /** After the first screen: keeps what is typed before hydration. */
  afterFold: string;
}

/** The parts of a document that come from the build. */
export interface DocumentParts {
  starter: Starter;
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

/** The module loaded with a page's first error. */
export const errorReporter = 'src/app/page-errors/report-error.ts';
