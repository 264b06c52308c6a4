import { asProposal } from '../answered.ts';
import { isHalfSure } from '../core-reading.ts';
import { bareOf } from '../prepare-text.ts';
import type { Asked, Reading } from '../reading.ts';
import type { Text } from '../text/text.ts';
import { isCalming, type Tone, tellsInAnger } from './tone.ts';
import { withoutInsults } from './without-insults.ts';

/** What an angry visitor says besides insults, where the whole is not understood. `read` reads it calmly. */
export function calmReading(
  reading: Reading,
  text: Text | null,
  tone: Tone | null,
  asked: Asked,
  read: (rest: Text) => Reading,
): Reading | null {
  const isMissed = reading.kind === 'unclear' || isHalfSure(reading) || isCalming(reading);
  const rest = tone !== 'angry' || !isMissed || text === null ? null : withoutInsults(text);
  const bare = rest && bareOf(rest, asked);
  return bare && calmOf(read(bare), bare, asked);
}

/** What counts beside an insult: an answer that can be no name, a reply, or that something is wrong. */
function calmOf(calm: Reading, said: Text, asked: Asked): Reading | null {
  // 'É 340, porra', 'vc é burro? já disse que não tem número'.
  if (calm.kind === 'answer') return tellsInAnger(calm.raw) ? asProposal(calm, said, asked) : null;
  if (calm.kind === 'command')
    return calm.command.name === 'correct' && calm.command.step === null ? calm : null;
  return calm.kind === 'question' && !isHalfSure(calm) && !isCalming(calm) ? calm : null;
}
