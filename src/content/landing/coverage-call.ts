/** The way to the coverage check from the middle of a page, in its two versions. */
export const coverageCallWords = {
  short: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  long: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const;
