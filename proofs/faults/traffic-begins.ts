/** Signal that tells the server that traffic starts. */
export const trafficBegins = 'SIGUSR2';
