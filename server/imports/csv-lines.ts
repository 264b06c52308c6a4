import { createReadStream } from 'node:fs';
import { StartupError } from '../startup-error.ts';

interface CsvLine {
  /** As an editor counts them: the header is line 1. */
  line: number;
  /** null: quotes that do not close. */
  values: string[] | null;
}

/** More than any line of ours can hold: a file that is no CSV must not be read into memory whole. */
const longestLine = 64 * 1024;

/** The lines below the header, in the header's order of our columns, one at a time however long the file is. */
export async function* csvLines(file: string, columns: readonly string[]): AsyncGenerator<CsvLine> {
  let order: number[] | undefined;
  let separator = ',';
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    if (order === undefined) {
      // What spreadsheets write in Brazil has semicolons.
      separator = text.includes(';') ? ';' : ',';
      order = columnOrder(splitLine(text, separator) ?? [], columns);
    } else if (text.trim() !== '') {
      const values = splitLine(text, separator);
      const whole = values?.length === columns.length ? values : null;
      yield { line, values: whole && order.map((place) => whole[place] ?? '') };
    }
  }
  if (order === undefined) throw new StartupError(`${file} is empty: its first line names the columns`);
}

function columnOrder(given: readonly string[], columns: readonly string[]): number[] {
  const names = given.map((name) => name.trim().toLowerCase());
  const order = columns.map((column) => names.indexOf(column));
  if (order.includes(-1) || names.length !== columns.length) {
    throw new StartupError(`line 1: the columns must be ${columns.join(',')}`);
  }
  return order;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of createReadStream(file)) {
    const lines = (rest + decoded(decoder, chunk, file)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new StartupError(`${file} is no CSV file: it has no lines`);
    for (const text of lines) yield text.replace(/\r$/, '');
  }
  if (rest !== '') yield rest;
}

function decoded(decoder: TextDecoder, chunk: Uint8Array, file: string): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw new StartupError(`${file} is not written in UTF-8: save it as 'CSV UTF-8'`);
  }
}

/** Values may stand in quotes, with quotes inside doubled. */
function splitLine(text: string, separator: string): string[] | null {
  if (!text.includes('"')) return text.split(separator).map((value) => value.trim());
  const values: string[] = [];
  const value = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|([^"${separator}]*))(${separator}|$)`, 'y');
  for (;;) {
    const found = value.exec(text);
    if (found === null) return null;
    values.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
    if (found[3] === '') return values;
  }
}
