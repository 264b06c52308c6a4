/** The link to the coverage check within a page, in two versions. */
export const coverageCallWords = {
  short: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  long: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const;
