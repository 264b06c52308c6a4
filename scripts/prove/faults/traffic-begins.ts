/** Tells a server under proof that visitors are let in from now on. */
export const trafficBegins = 'SIGUSR2';
