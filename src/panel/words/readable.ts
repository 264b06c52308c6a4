const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const points = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

const money = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 2,
});

export const readableCents = (cents: number): string => money.format(cents / 100);

export const readableCount = (many: number): string => whole.format(many);

/** A percentage, or a dash if the total is 0. */
export const readableShare = (many: number, of: number): string =>
  of === 0 ? '–' : percent.format(many / of);

/** Signed relative change, or a dash if there was nothing before. */
export const readableChange = (now: number, before: number): string =>
  before === 0 ? '–' : change.format((now - before) / before);

/** Signed percentage points. */
export const readablePoints = (share: number): string => points.format(share * 100);

export function readableSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 90) return `${whole.format(Math.round(seconds))} s`;
  return `${whole.format(Math.round(seconds / 60))} min`;
}

/** yyyy-mm-dd → dd/mm. */
export const readableDay = (day: string): string => day.slice(5).split('-').reverse().join('/');
