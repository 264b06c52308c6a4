import { findMobileLine } from '../../src/contract/services/mobile-lines.ts';
import type { ServiceClient } from '../gateways/service-client.ts';
import type { MobileLines } from './mobile-lines.ts';

export const mobileLinesService = (service: ServiceClient): MobileLines => ({
  find: async (phone) => {
    const asked = await service.ask(findMobileLine, { phone });
    if (asked.kind === 'down') return { down: asked.reason };
    const { line } = asked.answer;
    return line && { phone, ...line };
  },
});
