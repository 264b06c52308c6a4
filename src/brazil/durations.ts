/** In milliseconds. Plain numbers, so that the bundler can inline them. */
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
