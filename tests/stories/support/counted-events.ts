import type { Page } from '@playwright/test';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import { eventProperties } from '../../../src/contract/measurement/event-properties.ts';
import type { VisitEvent } from '../../../src/contract/measurement/visit-event.ts';
import { ana, withoutDebit } from './sandbox.ts';
import { expect } from './story.ts';

/** What the shop counts of this page, read as strictly as the server reads it. */
export function countedOn(page: Page): VisitEvent[] {
  const events: VisitEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events')
      events.push(...sendEvents.body.parse(request.postDataJSON()).events);
  });
  return events;
}

export const named = (event: VisitEvent): string =>
  'step' in event ? `${event.name} ${event.step}` : event.name;

/** Each step that was passed once, shown before it is answered and answered before the next one is shown; and nothing that Ana typed. */
export function expectWholeOrder(events: readonly VisitEvent[], given: readonly string[]): void {
  const told = events.map(named);
  const steps = told.flatMap((one) => (one.startsWith('question_') ? one.split(' ').slice(1) : []));
  const expected = [...new Set(steps)].flatMap((step) => [
    `question_shown ${step}`,
    `question_answered ${step}`,
  ]);
  expect(told.filter((one) => one.startsWith('question_'))).toEqual(expected);
  expect(given.filter((step) => !steps.includes(step))).toEqual([]);
  expect(told.filter((one) => one === 'coverage_found')).toHaveLength(1);

  const common = ['id', 'ago', 'campaign', 'face', 'device', 'definition', 'arms', 'name'];
  for (const { name, ...said } of events) {
    const allowed = [...common, ...Object.keys(eventProperties[name])];
    expect(Object.keys(said).filter((property) => !allowed.includes(property))).toEqual([]);
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const secrets = withoutDebit.flatMap((step) => Object.values(ana(step)));
  const text = JSON.stringify(events);
  expect(secrets.filter((secret) => String(secret).length > 5 && text.includes(String(secret)))).toEqual([]);
}
