import type { Understood } from '../../src/conversation/understanding/understood.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';

const written = (raw: RawValues): string =>
  Object.entries(raw)
    .map(([name, values]) => `${name}=${values.join(' | ')}`)
    .join(', ');

const offered = (suggestions: readonly string[] | undefined): string[] =>
  suggestions === undefined || suggestions.length === 0 ? [] : [`to tap: ${suggestions.join(' · ')}`];

const said = (name: string, text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : [`${name}: ${text}`];

function partsOf(understood: Understood): string[] {
  switch (understood.kind) {
    case 'answer':
      return [written(understood.raw), ...said('reply', understood.reply)];
    case 'several':
      return [
        ...understood.answers.map(({ raw }) => `[${written(raw)}]`),
        ...said('left', understood.left),
        ...said('reply', understood.reply),
      ];
    case 'option':
      return [`${understood.name}=${understood.value}`];
    case 'command': {
      const { command } = understood;
      return [command.name === 'correct' ? `correct ${command.step ?? '?'}` : command.name];
    }
    case 'question':
      return [...said('reply', understood.reply), ...offered(understood.suggestions)];
    case 'partial': {
      const { field, text } = understood.kept;
      return [`gap ${field}: kept ${text}`, ...said('reply', understood.asks)];
    }
    case 'refused':
      return said('reply', understood.message);
    case 'unclear':
      return [...said('reply', understood.expected), ...offered(understood.suggestions)];
  }
}

/** What becomes of a sentence, in one line: its kind, the answers as they are written, what is said and what is left. */
export const inWords = (understood: Understood): string =>
  [
    understood.kind.padEnd(8),
    ...partsOf(understood),
    ...said('or', understood.guess && written(understood.guess.raw)),
  ].join('  ');
