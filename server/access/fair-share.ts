/**
 * How many of `most` shared places may be taken when one that holds `own` of them may still take one: nobody takes more
 * than a `share` of what is left (dynamic thresholds). So a network gets a fifth at most, the busiest are refused
 * first, and to leave nothing for the next takes nearly as many networks as there are places.
 */
export const roomFor = (most: number, own: number, share = 1 / 4): number => most - own / share;
