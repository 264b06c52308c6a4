import { expect, it } from 'vitest';
import type { DueEvent } from '../../src/tracking/due-events.ts';
import { createEventSender } from '../../src/tracking/webchat/create-event-sender.ts';
import type { WebchatState } from '../../src/tracking/webchat/webchat.ts';

const step = (index: number): DueEvent => ({
  key: `recovery ${index}`,
  webchat: { name: 'funil_recuperacao', properties: { step: index } },
});
const page = (route: string): DueEvent => ({
  key: `page ${route}`,
  webchat: { name: 'pageView', properties: { page: route, campaign: '' } },
});

function tell(state: WebchatState, kept: unknown = null, hasLead = false) {
  const tab = { state, told: [] as object[], kept };
  const sent = {
    read: () => tab.kept,
    write: (value: unknown) => void Object.assign(tab, { kept: value }),
    clear: () => void Object.assign(tab, { kept: null }),
  };
  const webchat = {
    protocol: () => Promise.resolve(null),
    state: () => tab.state,
    tell: (_: string, properties: object) => void tab.told.push(properties),
    sent,
  };
  return { tab, ...createEventSender(webchat, hasLead) };
}

const told = (...steps: number[]) => steps.map((place) => ({ step: place }));

it('each event is sent once, even across pages', () => {
  const { tab, update: look } = tell('ready');
  look([step(1)]);
  look([step(1), step(2)]);
  expect(tab.told).toEqual(told(1, 2));
  const next = tell('ready', tab.kept);
  next.update([step(1), step(2), step(3)]);
  expect(next.tab.told).toEqual(told(3));
});

it('a page view is sent each time the page is shown again', () => {
  const { tab, update: look } = tell('ready');
  for (const route of ['/a/', '/a/', '/b/', '/a/']) look([page(route)]);
  expect(tab.told).toMatchObject([{ page: '/a/' }, { page: '/b/' }, { page: '/a/' }]);
});

it('events without consent are neither sent nor stored, nor sent later', () => {
  const { tab, update: look } = tell('no-consent');
  look([step(1), step(2)]);
  expect([tab.told, tab.kept]).toEqual([[], null]);
  tab.state = 'ready';
  look([step(1), step(2), step(3)]);
  expect(tab.told).toEqual(told(3));
  tab.state = 'no-consent';
  look([step(1), step(2), step(3), step(4)]);
  expect(tab.told).toEqual(told(3));
});

it('events without consent are not sent after a reload either', () => {
  const before = tell('ready');
  before.update([step(1)]);
  before.tab.state = 'no-consent';
  before.update([step(1), step(2)]);
  const after = tell('ready', before.tab.kept, true);
  after.update([step(1), step(2), page('/a/')]);
  after.update([step(1), step(2), step(3)]);
  expect(after.tab.told).toMatchObject([{ page: '/a/' }, { step: 3 }]);
});

it('events wait for a webchat that loads only after a reload', () => {
  const before = tell('not-loaded');
  before.update([step(1)]);
  const after = tell('ready', before.tab.kept, true);
  after.update([step(1), step(2)]);
  expect(after.tab.told).toEqual(told(1, 2));
});

it('events wait for a webchat that loads later', () => {
  const { tab, update: look } = tell('not-loaded');
  look([step(1)]);
  tab.state = 'ready';
  look([step(1), step(2)]);
  expect(tab.told).toEqual(told(1, 2));
});

it('an order resumed from elsewhere sends no event twice', () => {
  const elsewhere = tell('ready', null, true);
  elsewhere.update([step(1), step(2), page('/a/')]);
  elsewhere.update([step(1), step(2), step(3)]);
  expect(elsewhere.tab.told).toMatchObject([{ page: '/a/' }, { step: 3 }]);
  const here = tell('ready', ['recovery 1'], true);
  here.update([step(1), step(2)]);
  expect(here.tab.told).toEqual(told(2));
  here.skipPast();
  here.update([step(1), step(2), step(3)]);
  here.update([step(4)]);
  expect(here.tab.told).toEqual(told(2, 4));
});

it('another order sends its events again', () => {
  const { tab, update: look, forget } = tell('ready');
  look([step(1)]);
  forget();
  expect(tab.kept).toBeNull();
  look([step(1)]);
  expect(tab.told).toEqual(told(1, 1));
});

it.each([{ told: ['recovery 1'] }, [1], 'recovery 1', 7])(
  'an invalid stored list of sent events is ignored: %j',
  (kept) => {
    const { tab, update: look } = tell('ready', kept);
    look([step(1)]);
    expect(tab.told).toEqual(told(1));
  },
);
