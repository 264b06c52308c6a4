import { correctionSayings } from './corrections.ts';
import { talkSayings } from './talk.ts';
import { wishSayings } from './wishes.ts';

/** All that is no question and no answer. */
export const sayings = [...talkSayings, ...wishSayings, ...correctionSayings];

export type SayingId = (typeof sayings)[number]['id'];
