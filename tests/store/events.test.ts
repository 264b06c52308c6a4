import { isActionCreator } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import * as addressSearch from '../../src/store/address-search.ts';
import * as events from '../../src/store/events.ts';
import * as enquiryEvents from '../../src/store/site/enquiry-events.ts';

it('every event has the type of its name in the code', () => {
  const all = Object.entries({ ...events, ...enquiryEvents, ...addressSearch });
  const created = all.flatMap(([name, event]) =>
    isActionCreator(event) ? [{ name, type: String(Reflect.get(event, 'type')) }] : [],
  );
  expect(created.length).toBeGreaterThan(0);
  expect(created.filter(({ name, type }) => name !== type)).toEqual([]);
});
