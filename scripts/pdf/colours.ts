/** The light values of the site's tokens, as PDF writes colours. */
export const colours = {
  ink: '0.063 0.09 0.29',
  quiet: '0.322 0.353 0.502',
  pale: '0.667 0.706 0.847',
  white: '1 1 1',
  threadFrom: '0.137 0.251 0.961',
  threadTo: '0.059 0.71 0.878',
} as const;
