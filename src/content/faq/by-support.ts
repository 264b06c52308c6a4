import type { Prices } from '../landing/plans/priced-text.ts';

/** The support channel in a sentence: 'Peça pelo …'. */
export const bySupport = ({ phone }: Prices): string => phone('support') ?? 'atendimento da TIM';
