/** What people call a provider, as part of a regular expression: nothing else is meant by these words. */
export const provider = '(?:gmail|hotmail|outlook|icloud|yahoo|uol|bol|terra|live)';

/** Beside an address these are providers as well; elsewhere they are other words. */
export const providerBesideAddress = `(?:${provider}|ig|globo|msn)`;

/** Of these there is one address: what is said without its end is meant with it. */
export const providersOfCom: ReadonlySet<string> = new Set(['gmail', 'hotmail', 'outlook', 'icloud']);
