import { lookUp } from '../../src/contract/look-up.ts';

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Line number of a JSON value, counted from 1; of its closest existing parent if the value is missing. */
export function lineInJson(json: string, path: readonly PropertyKey[]): number {
  let deepest: Value = { at: 0, path: [] };
  for (const value of valuesOf(json)) {
    const isOnTheWay = value.path.every((key, level) => key === path[level]);
    if (isOnTheWay && value.path.length > deepest.path.length) deepest = value;
  }
  return lineAt(json, deepest.at);
}

interface Value {
  at: number;
  path: Readonly<Way>;
}

/** All values with their positions. A null in a path is an object key that is not read yet. */
function* valuesOf(json: string): Generator<Value> {
  const path: Way = [];
  for (const { 0: text, index: at } of json.matchAll(token)) {
    const key = path.at(-1);
    const mark = lookUp(marks, text);
    if (mark !== undefined && path.length > 0) mark(path, key);
    else if (key === null) path.splice(-1, 1, String(JSON.parse(text)));
    else if (text !== ':') {
      yield { at, path: [...path] };
      const opened = lookUp(opening, text);
      if (opened !== undefined) path.push(opened);
    }
  }
}

type Way = (string | number | null)[];

const opening: Readonly<Record<string, number | null>> = { '{': null, '[': 0 };

const marks: Readonly<Record<string, (path: Way, key: Way[number] | undefined) => void>> = {
  '}': (path) => path.pop(),
  ']': (path) => path.pop(),
  ',': (path, key) => path.splice(-1, 1, typeof key === 'number' ? key + 1 : null),
};

/** Reports the line of a syntax error. */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, position = json.length] = /at position (\d+)/.exec(String(error)) ?? [];
    throw new Error(`${name}:${lineAt(json.trimEnd(), Number(position))}: is not valid JSON`);
  }
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
