import type { EventBody, EventContext } from '../../../src/contract/measurement/visit-event.ts';

type About = Partial<EventContext> & { ago?: number; journey?: string };

const about: EventContext = { campaign: '', face: 'pages', device: 'desktop', definition: 'one', arms: [] };

/** A browser's event with a distinct id. */
export const anEvent = (number: number, happening: EventBody, changes: About = {}) => ({
  ...about,
  ago: 0,
  id: number.toString(16).padStart(32, '0'),
  ...happening,
  ...changes,
});

export const shown = (number: number, step: string, changes: About = {}) =>
  anEvent(number, { name: 'question_shown', step, stage: 'disponibilidade' }, changes);
