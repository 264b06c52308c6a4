import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { type Html, html } from './html.ts';

/** A moment by the clock of Brasília, to read and for programs. */
export const moment = (at: string): Html => html`<time datetime="${at}">${readableMoment(at)}</time>`;
