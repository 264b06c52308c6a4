import type { Uf } from './states.ts';

/** The eight digits of a postcode, or null. Whether it exists is not checked here. */
export function parseCep(text: string): string | null {
  // Text with a slash is a date.
  const digits = text.replace(/(?!\/)[\s\p{P}\p{S}]/gu, '');
  return /^\d{8}$/.test(digits) && digits !== '00000000' ? digits : null;
}

export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

/** The state by postcode range, or null for an unassigned range. */
export function stateOfCep(cep: string): Uf | null {
  const digits = parseCep(cep);
  if (digits === null) return null;
  const prefix = Number(digits.slice(0, 5));
  return ranges.find(([first, last]) => first <= prefix && prefix <= last)?.[2] ?? null;
}

/** First and last five digits. Amazonas, the Federal District and Goiás have two ranges each. */
const ranges: readonly (readonly [number, number, Uf])[] = [
  [1000, 19999, 'SP'],
  [20000, 28999, 'RJ'],
  [29000, 29999, 'ES'],
  [30000, 39999, 'MG'],
  [40000, 48999, 'BA'],
  [49000, 49999, 'SE'],
  [50000, 56999, 'PE'],
  [57000, 57999, 'AL'],
  [58000, 58999, 'PB'],
  [59000, 59999, 'RN'],
  [60000, 63999, 'CE'],
  [64000, 64999, 'PI'],
  [65000, 65999, 'MA'],
  [66000, 68899, 'PA'],
  [68900, 68999, 'AP'],
  [69000, 69299, 'AM'],
  [69300, 69399, 'RR'],
  [69400, 69899, 'AM'],
  [69900, 69999, 'AC'],
  [70000, 72799, 'DF'],
  [72800, 72999, 'GO'],
  [73000, 73699, 'DF'],
  [73700, 76799, 'GO'],
  [76800, 76999, 'RO'],
  [77000, 77999, 'TO'],
  [78000, 78899, 'MT'],
  [79000, 79999, 'MS'],
  [80000, 87999, 'PR'],
  [88000, 89999, 'SC'],
  [90000, 99999, 'RS'],
];
