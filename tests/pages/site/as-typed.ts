/** What a page draws, without what holds its lines together. */
export const asTyped = (drawn: string): string => drawn.replaceAll('\u00a0', ' ');
