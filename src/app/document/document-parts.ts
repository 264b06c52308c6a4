import type { RenderedPage } from './rendered-page.ts';

export interface Starter {
  /** In front of the page: what must be known before anything of it shows. */
  front: string;
  /** Behind its first screen: what takes what is typed before the application hydrates. */
  behind: string;
}

/** What a document carries of the build, and names of it. */
export interface DocumentParts {
  starter: Starter;
  /** The rules that its first screen needs. */
  firstRules: string;
  stylesheets: readonly string[];
  typeface: string | null;
  preloads: readonly string[];
  scripts: readonly string[];
  attributes: Readonly<Record<string, string>>;
}

/** Of the build, or of the sources while they are being worked on. */
export type PartsOf = (page: RenderedPage, firstScreen: string) => DocumentParts;

/** The module that is fetched with the first error of a page. */
export const errorReporter = 'src/app/page-errors/report-error.ts';
