import type { RawValues } from '../../src/funnel/fields/field.ts';
import { script } from './browser-tab.ts';
import { begin, came } from './visit.ts';

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
export const enter = (path = '/chat/') => begin(path);

/** A visitor whom the conversation asks this, and whose every answer arrived. */
export const talkedTo = (goal: string) => came(goal, '/chat/');
