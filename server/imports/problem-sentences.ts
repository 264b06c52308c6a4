import type { ImportProblem } from '../../src/contract/panel/import-problems.ts';

type Told = Omit<ImportProblem, 'lines' | 'code'>;

export function sentenceOf({ code, lines, ...told }: ImportProblem): string {
  const sentence = (sentences[code] ?? (() => code))(told);
  return lines.length > 1 ? `lines ${lines.join(' and ')} ${sentence}` : `line ${lines.join()}: ${sentence}`;
}

const sentences: Readonly<Partial<Record<ImportProblem['code'], (told: Told) => string>>> = {
  values: ({ value }) => `must have ${value} values`,
  characters: ({ column }) => `${column} has control characters`,
  postcode: ({ column, value }) =>
    value === undefined
      ? `${column} is no postcode of 8 digits`
      : `${column} "${value}" is no postcode of 8 digits`,
  range: ({ value }) => `cep_from "${value}" is above cep_to`,
  town: () => 'city must have 1 to 96 characters',
  state: ({ value }) => `uf "${value}" is no state`,
  network: ({ value }) => `network "${value}" must be a short name like rede-propria`,
  status: ({ value }) => `status "${value}" must be one of covered, planned, uncovered`,
  document: () => 'cpf is no real CPF',
  'birth-date': () => 'birth_date must be a real day as dd/mm/yyyy',
  name: () => 'name must be a full name',
  email: () => 'email is no e-mail address',
  phone: () => 'phone is no mobile number',
  plan: () => 'plan must have 1 to 64 characters',
  price: () => 'price must be like 99.99',
  speed: () => 'download and upload must be Mbps',
  'yes-or-no': ({ column }) => `${column} must be yes or no`,
  'many-offers': () => 'renewal_offers holds two offers at most',
  'unknown-offer': () => 'renewal_offers has an offer that is not in renewal.json',
  'too-long': ({ column, value }) => `${column} is longer than ${value} characters`,
  overlap: () => 'overlap',
  'same-document': () => 'name the same cpf',
};
