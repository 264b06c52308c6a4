import { wordsFor } from '../../src/content/operator/list-words.ts';

/** One record: label → value. */
export type PersonRecord = Record<string, string>;

const readable = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map(readable).join('; ');
  return typeof value === 'object' ? readableParts(value ?? {}) : String(value);
};

const readableParts = (parts: object): string =>
  Object.entries(parts)
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => `${wordsFor(partLabels, name)}: ${readable(value)}`)
    .join(', ');

/** Labels of nested fields; tracking parameters keep their own names. */
const partLabels: Readonly<Record<string, string>> = {
  bank: 'banco',
  agency: 'agência',
  account_number: 'conta',
  cookies: 'cookies',
  userAgent: 'navegador',
  origin: 'origem',
  lp_origin: 'página de entrada',
  client_id: 'código da visita',
  session_id: 'código da sessão',
  from_livelo: 'pela Livelo',
  collaborator_special_offer: 'oferta de colaborador',
  regionOffer: 'oferta da região',
  premium: 'premium',
  premium_special_offer: 'oferta especial premium',
  riskValidationRequired: 'com análise',
  winBack: 'cliente que voltou',
  rs: 'Rio Grande do Sul',
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Drops empty values and formats the others. */
export const readableRecord = (values: Readonly<Record<string, unknown>>): PersonRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([label, value]) => (isNothing(value) ? [] : [[label, readable(value)]])),
  );
