const zone = 'America/Sao_Paulo';

/** Hours of the clock in São Paulo between which nobody is disturbed; the same hour twice means never. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuietHours(moment: Date, { from, to }: QuietHours): Date {
  const [hour = 0, minute = 0, second = 0] = clock.format(moment).split(':').map(Number);
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
  if (!isQuiet) return moment;
  const seconds = ((to - hour + 24) % 24) * 3600 - minute * 60 - second;
  return new Date(Math.floor(moment.getTime() / 1000) * 1000 + seconds * 1000);
}
