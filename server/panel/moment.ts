import { type Html, html } from './html.ts';

/** A moment by the clock of Brasília, to read and for programs. */
export const moment = (at: string): Html =>
  html`<time datetime="${at}">${clock.format(new Date(at)).replace(',', ' às')}</time>`;

const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
