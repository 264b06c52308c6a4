import { availability } from '../steps/availability.ts';

/** Answers that need no typing: what the button says, and what it sends. */
export const quickReplies = {
  number: { label: availability.noNumber, raw: { no_number: ['on'] } },
  mothers_name: { label: 'Não consta', raw: { mothers_name: ['Não consta'] } },
} as const;
