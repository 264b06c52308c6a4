/** Tax ids that show each outcome of the identity analysis; every other one is approved. */
export const sandboxVerdicts: ReadonlyMap<string, 'quiz' | 'rejected'> = new Map([
  ['11144477735', 'quiz'],
  ['93541134780', 'rejected'],
]);
