import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { sentenceOf } from './problem-sentences.ts';

/** A refused import that changed nothing; sentences for the command line, codes for the panel. */
export class ImportRefusal extends StartupError {
  readonly problems: readonly ImportProblem[];
  readonly more: boolean;

  constructor(problems: readonly ImportProblem[], more: boolean, sentence?: string) {
    const end = more ? 'There may be more. Nothing was changed.' : 'Nothing was changed.';
    super(sentence ?? [...problems.map(sentenceOf), end].join('\n'));
    this.problems = problems;
    this.more = more;
  }
}

export const fileRefusal = (code: ImportProblem['code'], sentence: string): ImportRefusal =>
  new ImportRefusal([{ code, lines: [] }], false, sentence);
