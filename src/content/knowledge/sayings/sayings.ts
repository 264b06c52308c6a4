import { correctionSayings } from './corrections.ts';
import { talkSayings } from './talk.ts';
import { wishSayings } from './wishes.ts';

/** All wordings that are neither questions nor answers. */
export const sayings = [...talkSayings, ...wishSayings, ...correctionSayings];

export type SayingId = (typeof sayings)[number]['id'];
