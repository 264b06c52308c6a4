/** From Sunday on, as plain text. */
export const weekdayNames = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;

/** Parts of patterns. */
export const workdays = weekdayNames.slice(1, 6).join('|');
export const weekdays = `${workdays}|sabado`;
