/** A campaign's prefix without these path segments: 'globoplay/timpre' without 'timpre' → 'globoplay'. */
export const withoutSegments = (prefix: string, names: readonly string[]): string =>
  prefix
    .split('/')
    .filter((part) => !names.includes(part))
    .join('/');
