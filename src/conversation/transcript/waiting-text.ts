import { waitingBubbles } from '../../content/conversation/waiting.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/step.ts';

const byEffect: Readonly<Partial<Record<string, string | ((place: string) => string)>>> = waitingBubbles;

/** What is being done while the visitor waits. */
export function waitingText({ effect }: Step, { place }: Facts): string {
  const text = byEffect[effect?.name ?? 'other'] ?? waitingBubbles.other;
  return typeof text === 'string' ? text : text(place?.neighborhood || place?.city || '');
}
