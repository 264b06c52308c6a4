import { parseCnpj } from '../../brazil/cnpj.ts';
import { parseCpf } from '../../brazil/cpf.ts';

const cpfs = /(?<!\w)\d{3}[. ]?\d{3}[. ]?\d{3}[-. /]?\d{2}(?!\w)/g;
const cnpjs = /(?<!\w)[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/ ]?[\dA-Z]{4}[-. ]?\d{2}(?!\w)/gi;

/** Whether a text holds a valid CPF or CNPJ. */
export const holdsDocument = (text: string): boolean =>
  (text.match(cpfs) ?? []).some((found) => parseCpf(found) !== null) ||
  (text.match(cnpjs) ?? []).some((found) => parseCnpj(found) !== null);
