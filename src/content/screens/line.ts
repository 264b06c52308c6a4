/** Texts at the question for the mobile line. */
export const lineWords = {
  question: 'Não tem linha TIM?',
  goOn: 'Continuar sem linha',
} as const;
