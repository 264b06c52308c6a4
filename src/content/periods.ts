/** Installation periods. */
export const periodLabels = { manha: 'Manhã (8h às 12h)', tarde: 'Tarde (12h às 18h)' } as const;

/** In a sentence: 'sábado, de manhã'. */
export const periodNames = { manha: 'manhã', tarde: 'tarde' } as const;
