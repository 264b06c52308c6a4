import type { RawValues } from '../../src/funnel/fields/field.ts';
import { createDevice, fillAndRest, openBrowserTab, script } from './browser-tab.ts';
import { createFakeApi } from './fake-api.ts';

const combinedRoutes = ['/checkout/nome/', '/checkout/telefone/', '/checkout/email/'];
const contact: RawValues = Object.assign(
  {},
  ...script.filter(([route]) => combinedRoutes.includes(route)).map(([, raw]) => raw),
);

/** The same visitor in a conversation: the contact is asked on one card. */
export const talk: readonly (readonly [string, RawValues])[] = script.flatMap(
  ([route, raw]): (readonly [string, RawValues])[] => {
    if (route === combinedRoutes[0]) return [['/checkout/contato/', contact]];
    return combinedRoutes.includes(route) ? [] : [[route, raw]];
  },
);

/** A visitor who comes in by the door, on a device that knows nothing of them. */
export function enter(path = '/chat/') {
  const shop = createFakeApi();
  const device = createDevice();
  return { shop, device, tab: openBrowserTab(shop, device, path) };
}

/** A visitor whom the conversation asks this, and whose every answer arrived. */
export async function talkedTo(goal: string) {
  const visit = enter();
  await fillAndRest(visit.tab, goal);
  return visit;
}
