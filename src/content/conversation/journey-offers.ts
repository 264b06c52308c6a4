/** What whoever came for less is offered beside the first question, by the journey that it leads to. */
export const journeyOffers = {
  coverage: 'Só quero saber se chega aqui',
} as const;
