import type { Text } from '../text/text.ts';

export interface TextRange {
  from: number;
  to: number;
}

/** A part of a text that was said in other characters than it is written with. */
export interface Said extends TextRange {
  as: string;
}

/** A text in the characters that are meant, and where each part of it stands in the text that was typed. */
export interface Spelled {
  text: Text;
  /** Its parts that were said otherwise, in the text that was typed. */
  parts: readonly TextRange[];
  placeOf: (place: TextRange) => TextRange;
}

/** The text with these parts, which stand in their order, as they are meant. */
export function spelled({ shown, plain }: Text, parts: readonly Said[]): Spelled {
  const written = (text: string): string => {
    let at = 0;
    let all = '';
    for (const { from, to, as } of parts) {
      all += text.slice(at, from) + as;
      at = to;
    }
    return all + text.slice(at);
  };
  /** Within a part that was replaced, a place is the edge of that part. */
  const back = (place: number, edge: 'from' | 'to'): number => {
    let longer = 0;
    for (const part of parts) {
      const start = part.from + longer;
      if (place < start || (edge === 'to' && place === start)) break;
      if (place < start + part.as.length) return part[edge];
      if (edge === 'to' && place === start + part.as.length) return part.to;
      longer += part.as.length - (part.to - part.from);
    }
    return place - longer;
  };
  return {
    text: { shown: written(shown), plain: written(plain) },
    parts,
    placeOf: ({ from, to }) => ({ from: back(from, 'from'), to: back(to, 'to') }),
  };
}
