import { type Act, readAct, spokenFields } from './acts.ts';

export interface Span {
  from: number;
  to: number;
  field: string;
}

/** One message of `knowledge/`, with what it means. */
export interface Row {
  step: string;
  text: string;
  spans: readonly Span[];
  acts: readonly Act[];
  /** The kind of message, by which figures are counted. */
  kind: string;
}

export const longestRow = 600;

const marked = /\[([^[\]]*)\]\(([a-zA-Z_]+)\)/g;

/** Takes the marks out of a message and notes their places. */
function readMarks(sentence: string): Pick<Row, 'text' | 'spans'> {
  const spans: Span[] = [];
  let text = '';
  let done = 0;
  for (const { 0: whole, 1: value = '', 2: field = '', index } of sentence.matchAll(marked)) {
    text += sentence.slice(done, index);
    if (!spokenFields.has(field)) throw new Error(`No field '${field}': ${sentence}`);
    spans.push({ from: text.length, to: text.length + value.length, field });
    text += value;
    done = index + whole.length;
  }
  return { text: text + sentence.slice(done), spans };
}

/** A line of a file of rows; throws if it is not one, so that a slip is found where it was made. */
export function readRow(line: string): Row {
  const [step, sentence, acts, kind] = line.split('\t');
  if (line.length > longestRow) throw new Error(`A row of ${line.length} characters: ${line}`);
  if (!step || !sentence || !acts || !kind) throw new Error(`Not a row: ${line}`);
  const read = acts.split(' ').map((text) => {
    const act = readAct(text);
    if (act === null) throw new Error(`No act '${text}': ${line}`);
    return act;
  });
  return { step, ...readMarks(sentence), acts: read, kind };
}

export const readRows = (file: string): Row[] =>
  file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readRow);
