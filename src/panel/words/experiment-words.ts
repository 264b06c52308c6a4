import { faceWords, wordsFor } from '../../content/operator/list-words.ts';

/** The name of an experiment's arm; faces keep their name. */
export const armTitle = (arm: string): string => wordsFor(faceWords, arm);

export const goalWords = {
  order_placed: 'Pedidos',
  contact_given: 'Telefones informados',
  coverage_found: 'Endereços com rede',
} as const;
