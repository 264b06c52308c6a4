/** Minutes without activity after which the session expires. */
export const idleMinutes = 60;
