import { experimentsId, type ShownExperiment } from '../contract/documents.ts';
import { experimentsOfFiles } from '../funnel/experiments/experiments.ts';

/** Those that the document names, or those of the files. */
export function shownExperiments(): readonly ShownExperiment[] {
  const text = document.getElementById(experimentsId)?.textContent;
  return text ? JSON.parse(text) : experimentsOfFiles;
}
