import { townsWithArticle } from './large-cities.ts';
import { readableName } from './with-capitals.ts';

const withArticle: ReadonlySet<string> = new Set(townsWithArticle.values());

/** 'feira de santana' → 'Em Feira de Santana', 'recife' → 'No Recife'. */
export function inTown(town: string): string {
  const name = readableName(town);
  return `${withArticle.has(name) ? 'No' : 'Em'} ${name}`;
}
