/** 1119.9 → '1.119,90'. Calculated in cents, to avoid rounding errors. */
export function formatAmount(reais: number): string {
  const cents = toCents(reais);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${whole},${digits.slice(-2)}`;
}

export function formatPrice(reais: number): string {
  return `R$\u00a0${formatAmount(reais)}`;
}

export function formatMonthly(reais: number): string {
  return `${formatPrice(reais)}/mês`;
}

export function formatFrom(reais: number): string {
  return `De ${formatPrice(reais)}`;
}

/** '1.119,90', 'R$ 99,9' or '99.90'; null for what is no amount, as '-5' or '1e2'. */
export function parseAmount(text: string): number | null {
  const [, whole, cents = '0'] = /^(?:R\$)?\s*(\d+|\d{1,3}(?:\.\d{3})+)(?:[,.](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(`${whole.replaceAll('.', '')}.${cents}`);
}

export function toCents(reais: number): number {
  return Math.round(reais * 100);
}

export function fromCents(cents: number): number {
  return cents / 100;
}
