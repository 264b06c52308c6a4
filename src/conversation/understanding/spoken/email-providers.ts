/** Names of providers, as part of a regular expression: these words mean nothing else. */
export const provider = '(?:gmail|hotmail|outlook|icloud|yahoo|uol|bol|terra|live)';

/** These are providers only beside an address; elsewhere they are other words. */
export const providerBesideAddress = `(?:${provider}|ig|globo|msn)`;

/** Providers with one domain: their ending may be left out. */
export const providersOfCom: ReadonlySet<string> = new Set(['gmail', 'hotmail', 'outlook', 'icloud']);
