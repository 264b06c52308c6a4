/** Labels of the alternative journeys offered at the first question. */
export const journeyOffers = {
  coverage: 'Só quero saber se chega aqui',
} as const;
