import * as z from 'zod/mini';
import { lookUp } from '../../src/contract/look-up.ts';
import { type LineProblem, lineProblem } from '../../src/contract/panel/import-problems.ts';

const longestShown = 40;

/** A value as `read` finds it in the text of a column; null is the problem `code`, as is each message of a schema. */
export const column = <Value>(code: LineProblem['code'], read: (text: string) => Value | null) =>
  z.pipe(
    z.string(),
    z.transform((text, { issues }): Value => {
      const value = read(text);
      if (value !== null) return value;
      issues.push({ code: 'custom', message: code, input: text });
      return z.NEVER;
    }),
  );

/** What is wrong in a line, by column; `values` to quote them. */
export const problemsOf = (
  { issues }: z.core.$ZodError,
  values: Readonly<Record<string, string>>,
): LineProblem[] =>
  issues.map((issue) => {
    const name = String(issue.path[0]);
    const value =
      issue.code === 'too_big' ? String(issue.maximum) : lookUp(values, name)?.slice(0, longestShown);
    return { code: lineProblem.parse(issue.message), column: name, ...(value !== undefined && { value }) };
  });
