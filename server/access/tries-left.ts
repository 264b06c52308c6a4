export const triesLeft = (left: number): string =>
  left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`;
