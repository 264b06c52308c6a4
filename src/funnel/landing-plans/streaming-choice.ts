import type { StreamingService } from '../landing.ts';

/** The streaming service chosen; null for the plan without one. */
export type Choice = StreamingService | null;

/** The choice after a toggle was pressed. One is on at a time; if none may be off, the next one is on. */
export function toggled(choices: readonly Choice[], on: Choice, pressed: StreamingService): Choice {
  if (pressed !== on) return pressed;
  if (choices.includes(null)) return null;
  const at = choices.indexOf(pressed);
  return choices[(at + 1) % choices.length] ?? pressed;
}
