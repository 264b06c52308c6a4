/** Points at which a server can be killed. A commit on SQLite is one synchronous call. */
export const deathPoints = ['before-commit', 'during-commit', 'after-commit', 'before-reply'] as const;

type DeathPoint = (typeof deathPoints)[number];

export const isDeathPoint = (text: string | undefined): text is DeathPoint =>
  deathPoints.some((point) => point === text);
