const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const points = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const readableCount = (many: number): string => whole.format(many);

/** A dash where there is nothing to divide by. */
export const readableShare = (many: number, of: number): string =>
  of === 0 ? '–' : percent.format(many / of);

/** More or fewer than before, with its sign; a dash where there was nothing. */
export const readableChange = (now: number, before: number): string =>
  before === 0 ? '–' : change.format((now - before) / before);

/** Points of a hundred, with their sign. */
export const readablePoints = (share: number): string => points.format(share * 100);

export function readableSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 90) return `${whole.format(Math.round(seconds))} s`;
  return `${whole.format(Math.round(seconds / 60))} min`;
}

/** yyyy-mm-dd → dd/mm. */
export const readableDay = (day: string): string => day.slice(5).split('-').reverse().join('/');
