import type { Prices } from '../landing/plans/priced-text.ts';

/** How whoever is a customer reaches a person: 'Peça pelo …'. */
export const bySupport = ({ phone }: Prices): string => phone('support') ?? 'atendimento da TIM';
