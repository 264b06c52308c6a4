const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The line of a value in JSON that can be read, counted from 1; of what would hold it when it is not there. */
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

/** Every value and where it begins. A key that is still to come is null. */
function* valuesOf(json: string): Generator<Value> {
  const path: Way = [];
  for (const { 0: text, index: at } of json.matchAll(token)) {
    const key = path.at(-1);
    const mark = marks[text];
    if (mark !== undefined && path.length > 0) mark(path, key);
    else if (key === null) path.splice(-1, 1, String(JSON.parse(text)));
    else if (text !== ':') {
      yield { at, path: [...path] };
      if (text in opening) path.push(opening[text] ?? null);
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

/** Names the line at which a file stops making sense. */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, position = json.length] = /at position (\d+)/.exec(String(error)) ?? [];
    throw new Error(`${name}:${lineAt(json.trimEnd(), Number(position))}: is not valid JSON`);
  }
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
