/**
 * How many of `most` shared places may be taken when a network that holds `own` of them may still take one: nobody
 * takes more than a quarter of what the others leave (dynamic thresholds). So one network gets a fifth at most, the
 * busiest are refused first, and to leave nothing for the next takes nearly as many networks as there are places.
 */
export const roomFor = (most: number, own: number): number => most - 4 * own;
