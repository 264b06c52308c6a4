/** The eleven digits of a real CPF, or null. Anything but digits and the usual separators refuses it. */
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

/** Hides the first six digits; what is not a CPF is hidden whole, so that a typing error never leaks. */
export function maskCpf(cpf: string): string {
  const digits = parseCpf(cpf);
  return digits ? `***.***.${digits.slice(6, 9)}-${digits.slice(9)}` : '***.***.***-**';
}

/** What follows nine digits, and then those ten. */
export function cpfCheckDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
