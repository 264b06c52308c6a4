import type { Understood } from '../../src/conversation/understanding/reading.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import type { Read } from './read-sentence.ts';

const written = (raw: RawValues): string =>
  Object.entries(raw)
    .map(([name, values]) => `${name}=${values.join(' | ')}`)
    .join(', ');

type Worded = (text: string) => string;

const offered = (suggestions: readonly string[] | undefined, worded: Worded): string[] =>
  suggestions === undefined || suggestions.length === 0
    ? []
    : [`to tap: ${suggestions.map(worded).join(' · ')}`];

const said = (name: string, text: string | undefined, worded: Worded = String): string[] =>
  text === undefined || text === '' ? [] : [`${name}: ${worded(text)}`];

function partsOf(understood: Understood, worded: Worded): string[] {
  switch (understood.kind) {
    case 'answer':
      return [written(understood.raw), ...said('reply', understood.reply, worded)];
    case 'proposal':
      return [
        ...understood.answers.map(({ raw }) => `[${written(raw)}]`),
        ...said('left', understood.left),
        ...said('reply', understood.reply, worded),
        ...said('part', understood.part?.kept.text),
      ];
    case 'option':
      return [`${understood.name}=${understood.value}`, ...said('reply', understood.reply, worded)];
    case 'command': {
      const { command } = understood;
      return [command.name === 'correct' ? `correct ${command.step ?? '?'}` : command.name];
    }
    case 'question':
      return [
        ...said('reply', understood.reply, worded),
        ...offered(understood.suggestions, worded),
        ...said('part', understood.part?.kept.text),
      ];
    case 'partial': {
      const { field, text } = understood.kept;
      return [`gap ${field}: kept ${text}`, ...said('reply', understood.asks, worded)];
    }
    case 'refused':
      return said('reply', understood.message, worded);
    case 'unclear':
      return [...said('reply', understood.expected, worded), ...offered(understood.suggestions, worded)];
  }
}

/** The interpretation of a sentence, one line per reading: kind, answers, reply and left-over words. */
export function inWords({ address, understood }: Read, worded: Worded = String): string[] {
  const lines: string[][] = [];
  if (address !== null) lines.push([`address   ${address.place}`, ...said('reply', address.reply, worded)]);
  if (understood !== null) {
    const guess = understood.guess && written(understood.guess.raw);
    lines.push([understood.kind.padEnd(8), ...partsOf(understood, worded), ...said('or', guess)]);
  }
  return lines.map((line) => line.join('  '));
}
