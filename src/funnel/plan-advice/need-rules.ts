/** What the connection has to do. One use is asked for: the one that needs most. */
export const uses = ['browsing', 'video', 'work', 'games', 'creation'] as const;

export type Use = (typeof uses)[number];

/** How many share the connection: up to so many, or more. */
export const households = [
  { upTo: 1, mega: 300 },
  { upTo: 2, mega: 400 },
  { upTo: 4, mega: 500 },
  { upTo: Number.POSITIVE_INFINITY, mega: 600 },
] as const;

/** What a use needs on top, in Mega. */
export const megaFor: Readonly<Record<Use, number>> = {
  browsing: 0,
  video: 100,
  work: 100,
  games: 200,
  creation: 400,
};
