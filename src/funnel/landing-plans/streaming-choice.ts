import type { StreamingService } from '../landing.ts';

/** What is chosen: nothing, where the speed is also sold by itself. */
export type Choice = StreamingService | null;

/** After a press on a service's toggle. One is on at a time; where none may be off, another goes on instead. */
export function toggled(choices: readonly Choice[], on: Choice, pressed: StreamingService): Choice {
  if (pressed !== on) return pressed;
  if (choices.includes(null)) return null;
  const at = choices.indexOf(pressed);
  return choices[(at + 1) % choices.length] ?? pressed;
}
