import { resumeWords } from './resume.ts';

/** What a visitor can do after a final refusal. */
export const refusalOptionWords = {
  otherOffers: 'Ver as ofertas para o meu endereço',
  anotherOrder: 'Fazer outro pedido mesmo assim',
  newOrder: resumeWords.proof.startOver,
} as const;
