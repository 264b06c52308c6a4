/** The periods of a day in which a technician comes. */
export const periods = ['manha', 'tarde'] as const;

type Period = (typeof periods)[number];

/** The hours that a period lies between. */
export const periodHours = { manha: [8, 12], tarde: [12, 18] } as const;

/** '8h às 12h' */
export const periodSpan = (period: Period): string =>
  periodHours[period].map((hour) => `${hour}h`).join(' às ');

export const periodLabels = {
  manha: `Manhã (${periodSpan('manha')})`,
  tarde: `Tarde (${periodSpan('tarde')})`,
} as const;

/** In a sentence: 'sábado, de manhã'. */
export const periodNames = { manha: 'manhã', tarde: 'tarde' } as const;
