// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTest, rewriteOrderLinks, startAddress } from '../../src/app/site/start-address.ts';
import { experimentSlots } from '../../src/app/storage/experiment-slots.ts';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { experimentsId } from '../../src/contract/documents.ts';
import { experimentsOfFiles } from '../../src/funnel/experiments/experiments.ts';
import { orderStart } from '../../src/funnel/experiments/order-start.ts';

const order = '/checkout/cep/?s=d600b';
const inChat = '/chat/?s=d600b';

/** A number that puts a tab into the arm which starts in this face. */
function keyFor(face: string): string {
  const keys = Array.from({ length: 200 }, (_, index) => String(index));
  const found = keys.find((key) => orderStart('', { key, test: null }, experimentsOfFiles).face === face);
  if (found === undefined) throw new Error(`No arm starts in ${face}.`);
  return found;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('an order that begins on a public page', () => {
  it.each([
    ['chat', inChat],
    ['pages', order],
  ])(
    'an order starts in the face of its arm (%s) every time, and the tab is counted in it',
    (face, start) => {
      experimentSlots.key.write(keyFor(face));
      expect([startAddress(order), startAddress(order)]).toEqual([start, start]);
      expect(experimentSlots.arms.read()).toEqual([`start-face:${face}`]);
    },
  );

  it('a tab without a number draws one and keeps it', () => {
    const first = startAddress(order);
    expect(experimentSlots.key.read()).toMatch(/^\d+$/);
    expect(startAddress(order)).toBe(first);
  });

  it('an order in a campaign outside the experiment starts where the link says, in no arm', () => {
    const part = new Set(experimentsOfFiles.flatMap(({ campaigns }) => campaigns));
    expect(part.has('timblack')).toBe(false);
    experimentSlots.key.write(keyFor('chat'));
    expect(startAddress(`/timblack${order}`)).toBe(`/timblack${order}`);
    expect(experimentSlots.arms.read()).toEqual([]);
  });

  it('an order starts as the experiments of its document say, in place of those of the files', () => {
    const [file] = experimentsOfFiles;
    const told = [{ ...file, id: 'natal', campaigns: ['natal'] }];
    document.body.innerHTML = `<script id="${experimentsId}" type="application/json">${JSON.stringify(told)}</script>`;
    const starts = Array.from({ length: 60 }, (_, index) => {
      experimentSlots.key.write(String(index));
      expect(startAddress(order)).toBe(order);
      return startAddress(`/natal${order}`);
    });
    expect(new Set(starts)).toEqual(new Set([`/natal${order}`, `/natal${inChat}`]));
    expect(experimentSlots.arms.read()).toEqual([expect.stringMatching(/^natal:/)]);
  });

  it('other links are unchanged and draw no number', () => {
    expect(startAddress('/duvidas/')).toBe('/duvidas/');
    expect(experimentSlots.key.read()).toBeNull();
  });
});

describe('an order already begun', () => {
  it.each([
    ['chat', 'pages', inChat],
    ['pages', 'chat', order],
  ])('an order begun in %s stays there, even in the arm that starts in %s', (face, arm, start) => {
    experimentSlots.key.write(keyFor(arm));
    experimentSlots.face.write(face);
    expect(startAddress(order)).toBe(start);
  });

  it('an order of another day is resumed where the link says', () => {
    experimentSlots.key.write(keyFor('chat'));
    localStorage.setItem(storageNames.leadId, JSON.stringify('5c0a2f2e-0f0d-4d5e-9a55-0f4f8a5a2b11'));
    expect(startAddress(order)).toBe(order);
    expect(experimentSlots.arms.read()).toBeNull();
  });
});

describe('an arm tried by its name', () => {
  it.each([
    ['/?test=chat', inChat],
    ['/?test', inChat],
    ['/?test=pages', order],
    ['/?test=nothing', order],
  ])('an arm tried by %s starts at %s and is not counted', (address, start) => {
    history.replaceState(null, '', address);
    keepTest();
    history.replaceState(null, '', '/duvidas/');
    keepTest();
    expect(startAddress(order)).toBe(start);
    expect(experimentSlots.arms.read()).toEqual([]);
  });
});

describe('a press on a link to the order', () => {
  function pressed(kind: string, hears: (event: Event) => void = () => undefined): HTMLAnchorElement | null {
    experimentSlots.test.write('chat');
    document.body.innerHTML = `<div><a href="${order}"><b>Contratar</b></a></div>`;
    document.querySelector('div')?.addEventListener(kind, hears);
    document.querySelector('b')?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    return document.querySelector('a');
  }
  beforeAll(() => {
    rewriteOrderLinks();
    // There is nowhere to go to.
    for (const kind of ['click', 'auxclick']) addEventListener(kind, (event) => event.preventDefault());
  });

  it.each(['click', 'auxclick'])(
    'a pressed link (%s) leads to the start address and keeps its own',
    async (kind) => {
      const link = pressed(kind);
      expect(link?.getAttribute('href')).toBe(inChat);
      await vi.waitFor(() => expect(link?.getAttribute('href')).toBe(order));
    },
  );

  it('a press handled by the page itself is left alone', () => {
    const link = pressed('click', (event) => event.preventDefault());
    expect(link?.getAttribute('href')).toBe(order);
    expect(experimentSlots.arms.read()).toBeNull();
  });
});
