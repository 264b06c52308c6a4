import type { ImportProblem } from '../../../contract/panel/import-problems.ts';
import { problemWords, importWords as words } from './import-words.ts';

/** A problem of a file with its lines, column and value. */
export function problemText({ code, lines, column, value }: ImportProblem): string {
  if (lines.length === 0) return problemWords[code];
  const where = [column, value].filter((part) => part !== undefined).join(': ');
  return `${words.line(lines)}: ${problemWords[code]}${where && ` (${where})`}`;
}
