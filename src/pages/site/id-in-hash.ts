/** The id that an address points at; empty if it is broken. */
export const idInHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
