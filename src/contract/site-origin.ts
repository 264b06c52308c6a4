/**
 * Stands for the site's public address in what the build writes: only the server knows it (`SITE_URL`), and puts it in.
 * A reserved name, so that a page that got out without its server leads nowhere instead of to a stranger.
 */
export const unnamedOrigin = 'https://ultrafibra.invalid';
