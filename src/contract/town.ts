/** Stands for the town while only the postcode's range is known. The team finds the town; no visitor sees these words. */
export const townToConfirm = 'Município a confirmar';

/** The name of a town; empty while the team has to find it. */
export const townName = (city: string): string => (city === townToConfirm ? '' : city);

/** 'Sarzedo/MG', or the state alone. */
export const townShown = ({ city, UF }: { city: string; UF: string }): string =>
  [townName(city), UF].filter(Boolean).join('/');
