import { stemOf } from '../../src/brazil/stem-of.ts';
import type { PublishedAnswer } from '../../src/funnel/published-answers.ts';
import type { WordClasses } from './kinds.ts';
import { type Message, readMessage, type Token } from './message.ts';
import { placeOf } from './model/features.ts';
import type { Model } from './model/weights-file.ts';
import type { Span } from './rows.ts';

/** What the operator published for the conversation of one campaign. */
export interface Published {
  find(id: string): PublishedAnswer | undefined;
  /** The question that the words of a message are like, values aside; null if they are like none. */
  like(message: Message, spans: readonly Span[]): Like | null;
}

interface Like {
  id: string;
  /** From 0 to 1, for the same words. */
  likeness: number;
  /** The message says nothing besides. */
  isWhole: boolean;
}

export const nothingPublished: Published = { find: () => undefined, like: () => null };

/** Measured: below it, sentences of other topics are taken for a published question. */
const leastLikeness = 0.55;

/** What each word and piece of a wording says, and all of them together. */
interface Weighed {
  weights: ReadonlyMap<string, number>;
  total: number;
}

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** The pieces of three letters of a word: a misspelt one shares most of them. */
function piecesOf(word: string): ReadonlySet<string> {
  const whole = `<${word}>`;
  return new Set(Array.from(whole.slice(2), (_, at) => whole.slice(at, at + 3)));
}

/** Words that the model has met in fewer topics say more about what is asked. */
function weighed(tokens: readonly Token[], { labels, table: { starts } }: Model['topics']): Weighed {
  const weights = new Map<string, number>();
  for (const { plain } of tokens.filter((token) => /^[\p{L}\d]/u.test(token.plain))) {
    const place = placeOf`${plain}`;
    const topics = (starts[place + 1] ?? 0) - (starts[place] ?? 0);
    const weight = Math.log((labels.length + 1) / (topics + 1));
    const pieces = piecesOf(plain);
    weights.set(`=${stemOf(plain)}`, weight);
    for (const piece of pieces) weights.set(piece, Math.max(weights.get(piece) ?? 0, weight / pieces.size));
  }
  return { weights, total: sum([...weights.values()]) };
}

function likenessOf(one: Weighed, other: Weighed): number {
  const shared = sum([...one.weights].map(([key, weight]) => Math.min(weight, other.weights.get(key) ?? 0)));
  return shared === 0 ? 0 : shared / Math.sqrt(one.total * other.total);
}

/** The message as a whole, and what stands between its signs: 'boa tarde, vocês vendem chip?'. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (/^[?!.,;:\n]$/.test(token.plain)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses.length === 1 ? clauses : [[...tokens], ...clauses];
}

/** Published wordings count at once, by their words alone: the model has not learnt them yet. */
export function publishedIn(
  answers: readonly PublishedAnswer[],
  { words, model: { topics } }: { words: WordClasses; model: Pick<Model, 'topics'> },
): Published {
  if (answers.length === 0) return nothingPublished;
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const wordings = answers.flatMap(({ id, wordings: ways }) =>
    ways.map((way) => ({ id, way: weighed(readMessage(way, words).tokens, topics) })),
  );
  return {
    find: (id) => byId.get(id),
    like: ({ tokens }, spans) => {
      const free = tokens.filter(({ from, to }) => !spans.some((span) => from < span.to && to > span.from));
      const found = clausesOf(free).flatMap((clause, at) => {
        const said = weighed(clause, topics);
        return wordings.map(({ id, way }) => ({
          id,
          likeness: likenessOf(said, way),
          isWhole: at === 0,
        }));
      });
      const [first] = found.toSorted((one, other) => other.likeness - one.likeness);
      return first !== undefined && first.likeness >= leastLikeness ? first : null;
    },
  };
}
