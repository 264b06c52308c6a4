/** '612', '612/613', '612 ao fim': of two numbers the first is the lower bound, the second the upper bound. */
const bounds = /(?:de (\d+)(?:\/\d+)?)? ?(?:(?:até|a) (?:\d+\/)?(\d+)|ao fim)?/i;

/**
 * Whether a house number is in a part of a street as the post office writes it: 'de 612 a 1510 - lado par', 'até 609 -
 * lado ímpar', 'de 2001/2002 ao fim'. Unknown notations match every number.
 */
export function fitsRange(range: string, house: string): boolean {
  const number = Number.parseInt(house, 10);
  if (range === '' || Number.isNaN(number)) return true;
  const side = /lado (par|[ií]mpar)/i.exec(range)?.[1]?.toLowerCase();
  if (side !== undefined && (side === 'par') !== (number % 2 === 0)) return false;
  const [, from, to] = bounds.exec(range.trim()) ?? [];
  return (from === undefined || number >= Number(from)) && (to === undefined || number <= Number(to));
}
