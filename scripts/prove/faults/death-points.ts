/** Where a server can be made to die. On SQLite a commit is one call: nothing happens during it. */
export const deathPoints = ['before-commit', 'during-commit', 'after-commit', 'before-reply'] as const;

type DeathPoint = (typeof deathPoints)[number];

export const isDeathPoint = (text: string | undefined): text is DeathPoint =>
  deathPoints.some((point) => point === text);
