/** A minute of the clock in Brasília: `2026-11-27T00:00`. Of two, the one that is lower as text is the earlier. */
export type ClockMinute = string;

export const clockMinutePattern: RegExp =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What the clock in Brasília says at an instant, wherever the machine stands. */
export const minuteInBrasilia = (epochMilliseconds: number): ClockMinute =>
  clock.format(epochMilliseconds).replace(' ', 'T');

/** The instant at which the clock in Brasília shows that minute for the first time. */
export function instantOf(minute: ClockMinute): number {
  const asUtc = Date.parse(`${minute}Z`);
  const shift = asUtc - Date.parse(`${minuteInBrasilia(asUtc)}Z`);
  return asUtc + shift;
}

export const minuteAfter = (minute: ClockMinute): ClockMinute =>
  new Date(Date.parse(`${minute}Z`) + 60_000).toISOString().slice(0, 16);

/** '27/11/2026 00:00', or '27/11/2026' of a day. */
export function formatMinute(minute: ClockMinute): string {
  const [year, month, day, hour] = minute.split(/[-T]/);
  return [`${day}/${month}/${year}`, ...(hour === undefined ? [] : [hour])].join(' ');
}
