import type { Message, Token } from '../message.ts';
import type { Span } from '../rows.ts';
import { type Chain, chancesOf } from './chain.ts';
import { scoresOf, type Table } from './table.ts';
import { tokenFeatures } from './token-features.ts';

/** Marks the values of a message: a linear chain over `O`, `B-field` and `I-field` (a conditional random field). */
export interface Tagger {
  readonly tags: readonly string[];
  readonly table: Table;
  readonly factors: Chain['factors'];
}

/** A value that the words tell, with its certainty from 0 to 1. */
export interface FoundSpan extends Span {
  certainty: number;
}

/** The values that the words of a message tell: of each word its likeliest tag. */
export function findSpans(message: Message, step: string, tagger: Tagger): readonly FoundSpan[] {
  const { tags, table, factors } = tagger;
  const emissions = tokenFeatures(message, step).map((one) => scoresOf(table, one, tags.length));
  const spans: FoundSpan[] = [];
  let before = 'O';
  for (const [at, chances] of chancesOf({ emissions, factors }).entries()) {
    const token = message.tokens[at];
    const certainty = Math.max(...chances);
    const tag = tags[chances.indexOf(certainty)] ?? 'O';
    const [last, field] = [spans.at(-1), tag.slice(2)];
    const goesOn = tag.startsWith('I-') && before.slice(2) === field;
    before = tag;
    if (token === undefined || tag === 'O') continue;
    if (goesOn && last !== undefined) {
      last.to = token.to;
      last.certainty = Math.min(last.certainty, certainty);
    } else spans.push({ from: token.from, to: token.to, field, certainty });
  }
  return spans;
}

/** The tags of the tokens that the spans cover. */
export function tagsOf(spans: readonly Span[], tokens: readonly Token[]): string[] {
  return tokens.map(({ from, to }, at) => {
    const span = spans.find((one) => from < one.to && to > one.from);
    if (span === undefined) return 'O';
    const before = tokens[at - 1];
    return `${before === undefined || before.to <= span.from ? 'B' : 'I'}-${span.field}`;
  });
}
