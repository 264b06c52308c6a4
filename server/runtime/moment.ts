/** Moments as the database stores and compares them, from a moment and a distance in milliseconds. */
export const momentAfter = (from: Date, distance: number): string =>
  new Date(from.getTime() + distance).toISOString();

export const momentBefore = (from: Date, distance: number): string => momentAfter(from, -distance);
