import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { RawValues } from '../../../src/funnel/fields/field.ts';
import { tryAgainAsked } from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFailure, selectIsBusy, selectUnsaved } from '../../../src/store/selectors.ts';
import { failingReplies } from '../../api/failing-replies.ts';
import { type BrowserTab, one, script } from '../browser-tab.ts';
import { begin } from '../visit.ts';

/** What is sent while somebody is asked something else, in its order. */
const behind: readonly (readonly [string, Endpoint])[] = [
  ['the lead', leads.createLead],
  ['the plan', leads.savePlan],
  ['the name', leads.saveName],
  ['the phone', leads.savePhone],
  ['the e-mail', leads.saveEmail],
  ['the birth date', leads.saveBirthDate],
  ["the mother's name", leads.saveMothersName],
  ['the tax id', leads.saveDocument],
  ['the address', leads.saveInstallation],
  ['the due day', leads.saveDueDate],
  ['the installation date', leads.saveScheduleDate],
];
/** What is sent while they wait; the payment, too: nothing is asked behind it before the analysis. */
const awaited: readonly (readonly [string, Endpoint])[] = [
  ['the payment', leads.saveBankInfo],
  ['the analysis', leads.confirmLead],
  ['the order', leads.finishOrder],
];

const installation = ['/checkout/instalacao/', one({ no_complement: 'on' })] as const;
const pages: readonly (readonly [string, RawValues])[] = script.flatMap((page) =>
  page[0] === '/checkout/data-de-vencimento/' ? [installation, page] : [page],
);

const standsAt = ({ visit }: RootState, route: string): boolean =>
  visit.phase === 'ready' && visit.route === route;

/** Answers page after page, until the visitor waits in vain or the order stands. */
async function answerFrom(
  tab: BrowserTab,
  look: (state: RootState) => void = () => undefined,
): Promise<void> {
  for (const [route, raw] of pages.slice(pages.findIndex(([page]) => page === tab.route()))) {
    const state = await tab.until((now) => selectFailure(now) !== null || standsAt(now, route));
    if (selectFailure(state) !== null) return;
    tab.submit(raw);
    look(await tab.rest());
  }
}

describe.each([...behind, ...awaited])('%s that is not saved', (_name, endpoint) => {
  it.each(failingReplies)(
    'a save that fails because of $kind is reported and succeeds at another try',
    async (reply) => {
      const { shop, tab } = begin();
      shop.state.structured = true;
      const failure = await reply.failureOf(endpoint);
      shop.breakCalls(endpoint, { failure });
      const told = new Set<string>();
      await answerFrom(tab, (state) => {
        expect(state.device.connection).toBe('online');
        const unsaved = selectUnsaved(state);
        if (unsaved !== null) told.add(unsaved.failure.message);
      });
      const stuck = await tab.until((state) => selectFailure(state) !== null);
      expect(selectFailure(stuck)).toMatchObject({
        message: expect.stringMatching(reply.says),
        final: false,
      });
      expect(selectIsBusy(stuck)).toBe(false);
      // Whoever is asked something else meanwhile is told there.
      expect([...told]).toEqual(behind.some(([, one]) => one === endpoint) ? [failure.message] : []);

      shop.amend();
      tab.store.dispatch(tryAgainAsked());
      await tab.until(
        (state) => state.stepResults.order !== null || pages.some(([page]) => standsAt(state, page)),
      );
      await tab.rest();
      if (tab.store.getState().stepResults.order === null) await answerFrom(tab);
      await tab.at('/pedido-realizado/');
      expect(selectUnsaved(tab.store.getState())).toBeNull();
      expect(shop.state.orders).toHaveLength(1);
    },
  );
});
