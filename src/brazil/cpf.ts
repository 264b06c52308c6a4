/** The eleven digits of a valid CPF, or null. Only digits and the usual separators are accepted. */
export function parseCpf(text: string): string | null {
  const digits = text.replace(/[ .\-/\u00a0]/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return null;
  const body = digits.slice(0, 9);
  const first = cpfCheckDigit(body);
  return digits === body + first + cpfCheckDigit(body + first) ? digits : null;
}

export function formatCpf(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

/** Hides the first six digits. An invalid CPF is hidden completely, since a typo may leak digits. */
export function maskCpf(cpf: string): string {
  const digits = parseCpf(cpf);
  return digits ? `***.***.${digits.slice(6, 9)}-${digits.slice(9)}` : '***.***.***-**';
}

/** The next check digit for nine or ten digits. */
export function cpfCheckDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
