/**
 * The fourteen characters of a valid CNPJ in upper case, or null. Since July 2026 the first twelve may be letters, so
 * only separators are removed.
 */
export function parseCnpj(text: string): string | null {
  const places = text.replace(/[ .\-/\u00a0]/g, '');
  // Checked before upper-casing, since 'ı' and 'ſ' would become plain letters.
  if (!/^[0-9A-Za-z]{12}\d{2}$/.test(places) || /^(\d)\1+$/.test(places)) return null;
  const cnpj = places.toUpperCase();
  const body = cnpj.slice(0, 12);
  const first = checkDigit(body);
  return cnpj === body + first + checkDigit(body + first) ? cnpj : null;
}

export function formatCnpj(cnpj: string): string {
  return cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}

/** Hides the company; branch and check digits stay. */
export const maskCnpj = (cnpj: string): string => `**.***.***/${formatCnpj(cnpj).slice(11)}`;

/** Weights 2 to 9, repeated from the right; a letter counts as its character code minus 48. */
function checkDigit(places: string): string {
  let sum = 0;
  for (let i = 0; i < places.length; i++)
    sum += (places.charCodeAt(i) - 48) * (2 + ((places.length - 1 - i) % 8));
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
