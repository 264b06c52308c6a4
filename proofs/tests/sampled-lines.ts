import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const hashOf = (place: string): string => createHash('sha256').update(place).digest('hex');

/** A deterministic sample of line ranges, for folders that are too large to mutate completely. */
export function sampledLines(folder: string, count: number): string[] {
  const places = globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:$|import |\/\/|\/\*\*|\*)/.test(line) ? [] : [`${file}:${index + 1}-${index + 1}`],
      ),
  );
  return places.toSorted((one, other) => (hashOf(one) < hashOf(other) ? -1 : 1)).slice(0, count);
}
