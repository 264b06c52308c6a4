export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
