/** What the connection is used for. The visitor picks the use that needs most. */
export const uses = ['browsing', 'video', 'work', 'games', 'creation'] as const;

export type Use = (typeof uses)[number];

/** Speed by number of people: up to `upTo`. */
export const households = [
  { upTo: 1, mega: 300 },
  { upTo: 2, mega: 400 },
  { upTo: 4, mega: 500 },
  { upTo: Number.POSITIVE_INFINITY, mega: 600 },
] as const;

/** Mega that a use adds. */
export const megaFor: Readonly<Record<Use, number>> = {
  browsing: 0,
  video: 100,
  work: 100,
  games: 200,
  creation: 400,
};
