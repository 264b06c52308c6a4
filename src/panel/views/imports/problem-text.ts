import { problemWords } from '../../../content/operator/import-problem-words.ts';
import { headingOf } from '../../../contract/panel/import-columns.ts';
import type { ImportProblem } from '../../../contract/panel/import-problems.ts';
import { importWords as words } from './import-words.ts';

export function problemText({ code, lines, column, value }: ImportProblem): string {
  const where = [column && headingOf(column), value].filter((part) => part !== undefined).join(': ');
  const what = `${problemWords[code]}${where && ` (${where})`}`;
  return lines.length === 0 ? what : `${words.line(lines)}: ${what}`;
}
