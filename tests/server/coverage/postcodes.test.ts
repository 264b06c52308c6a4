import { expect, it } from 'vitest';
import {
  createPostcodes,
  type PostcodeAnswer,
  type PostcodeService,
  type ServiceAnswer,
} from '../../../server/coverage/create-postcodes.ts';
import { dayMs, minuteMs } from '../../../src/brazil/durations.ts';
import type { PostcodeInformation } from '../../../src/contract/address.ts';

const paulista: PostcodeInformation = {
  UF: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Paulista',
  zip: '01310100',
  is_block_allotment: false,
};
const found: ServiceAnswer = { kind: 'found', place: paulista };
const unknown: ServiceAnswer = { kind: 'unknown' };
const down: ServiceAnswer = { kind: 'down' };
const byRange = { ...paulista, neighborhood: '', address: '' };

interface HeldLookUp {
  cep: string;
  signal: AbortSignal;
  answer: (answer: ServiceAnswer) => void;
}

/** A service whose answers the test releases. */
function heldService(name: string, authoritative = false) {
  const asked: HeldLookUp[] = [];
  const service: PostcodeService = {
    name,
    authoritative,
    find: (cep, signal) => new Promise((answer) => asked.push({ cep, signal, answer })),
  };
  return { service, asked };
}

const fixed = (answer: ServiceAnswer, authoritative = false): PostcodeService => ({
  name: 'fixed',
  authoritative,
  find: async () => answer,
});

const noon = new Date('2026-11-20T12:00:00Z');
const at = () => noon;

it.each<[string, PostcodeService[], PostcodeAnswer]>([
  ['all find it', [fixed(found), fixed(found), fixed(found)], found],
  ['one finds it, two deny it', [fixed(unknown), fixed(found), fixed(unknown, true)], found],
  ['one finds it, two are down', [fixed(down), fixed(down), fixed(found)], found],
  ['all deny it', [fixed(unknown), fixed(unknown, true), fixed(unknown)], unknown],
  ['two small ones deny it', [fixed(unknown), fixed(down, true), fixed(unknown)], unknown],
  ['the authoritative one denies it', [fixed(down), fixed(unknown, true), fixed(down)], unknown],
  [
    'a single small one denies it',
    [fixed(unknown), fixed(down, true), fixed(down)],
    { kind: 'down', place: byRange },
  ],
  ['all are down', [fixed(down), fixed(down, true), fixed(down)], { kind: 'down', place: byRange }],
  ['there are none', [], { kind: 'down', place: byRange }],
])('several services are combined: %s', async (_, services, expected) => {
  expect(await createPostcodes({ services, clock: at }).find('01310100')).toEqual(expected);
});

it('a postcode in no range is down when all services are down', async () => {
  expect(await createPostcodes({ services: [fixed(down)], clock: at }).find('00999999')).toEqual({
    kind: 'down',
  });
});

it('the first service that finds the postcode wins, and the others are aborted', async () => {
  const [slow, quick] = [heldService('slow'), heldService('quick')];
  const answer = createPostcodes({ services: [slow.service, quick.service], clock: at }).find('01310100');
  expect(slow.asked[0]?.signal.aborted).toBe(false);
  quick.asked[0]?.answer(found);
  expect(await answer).toEqual(found);
  expect(slow.asked[0]?.signal.aborted).toBe(true);
  slow.asked[0]?.answer(down);
});

it('a quick denial does not end the race of services', async () => {
  const [slow, quick] = [heldService('slow'), heldService('quick', true)];
  const answer = createPostcodes({ services: [slow.service, quick.service], clock: at }).find('01310100');
  quick.asked[0]?.answer(unknown);
  slow.asked[0]?.answer(found);
  expect(await answer).toEqual(found);
});

it('a postcode asked several times at once is looked up once', async () => {
  const { service, asked } = heldService('only');
  const postcodes = createPostcodes({ services: [service], clock: at });
  const answers = [postcodes.find('01310100'), postcodes.find('01310100')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer(found);
  expect(await Promise.all(answers)).toEqual([found, found]);
});

it('look-ups beyond the limit are answered by the postcode’s range and not cached', async () => {
  const { service, asked } = heldService('only');
  const postcodes = createPostcodes({ services: [service], clock: at });
  const flood = Array.from({ length: 64 }, (_, index) => postcodes.find(`013101${10 + index}`));
  expect(await postcodes.find('01310100')).toEqual({ kind: 'down', place: byRange });
  expect(asked).toHaveLength(64);
  for (const { answer } of asked) answer(found);
  await Promise.all(flood);
  // Overload results are not cached.
  const later = postcodes.find('01310100');
  asked.at(-1)?.answer(found);
  expect(await later).toEqual(found);
});

it.each<[string, ServiceAnswer, number, number]>([
  ['a place for a day', found, dayMs - 1, dayMs],
  ['a denial for ten minutes', unknown, 10 * minuteMs - 1, 10 * minuteMs],
  ['an outage for a quarter of a minute', down, minuteMs / 4 - 1, minuteMs / 4],
])('the cache keeps %s', async (_, answer, fresh, stale) => {
  let passed = 0;
  let calls = 0;
  const find = async () => {
    calls += 1;
    return answer;
  };
  const postcodes = createPostcodes({
    services: [{ name: 'counting', authoritative: true, find }],
    clock: () => new Date(noon.getTime() + passed),
  });
  const first = await postcodes.find('01310100');
  passed = fresh;
  expect(await postcodes.find('01310100')).toEqual(first);
  expect(calls).toBe(1);
  passed = stale;
  expect(await postcodes.find('01310100')).toEqual(first);
  expect(calls).toBe(2);
  await postcodes.find('20040020');
  expect(calls).toBe(3);
});
