import { understandMessage } from '../../src/contract/calls/understand.ts';
import { wideNetworkOf } from '../http/network-of.ts';
import { handle, type RouteGroup } from '../http/route-group.ts';

export const understandRoutes: RouteGroup = {
  handlers: [
    handle(understandMessage, async ({ body }, { providers, address, today }) => ({
      success: true as const,
      acts: await providers.reader.read({ ...body, today }, wideNetworkOf(address)),
    })),
  ],
};
