/** After how many minutes of silence a browser holds no longer what it opened. */
export const idleMinutes = 60;
