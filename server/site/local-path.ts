/**
 * A path for a Location header that stays on this site. Browsers read two leading slashes, or a slash and a backslash,
 * as the start of another host, and a proxy may decode the encoded ones first.
 */
export const localPath = (path: string): string => `/${path.replace(/^(?:[/\\]|%2f|%5c)+/i, '')}`;
