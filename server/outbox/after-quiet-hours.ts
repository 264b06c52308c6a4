const zone = 'America/Sao_Paulo';

/** Hours in São Paulo in which messages are postponed; equal hours mean none. */
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

/** The moment itself, or the end of the quiet hours that contain it. */
export function afterQuietHours(moment: Date, { from, to }: QuietHours): Date {
  const [hour = 0, minute = 0, second = 0] = clock.format(moment).split(':').map(Number);
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
  if (!isQuiet) return moment;
  const seconds = ((to - hour + 24) % 24) * 3600 - minute * 60 - second;
  return new Date(Math.floor(moment.getTime() / 1000) * 1000 + seconds * 1000);
}
