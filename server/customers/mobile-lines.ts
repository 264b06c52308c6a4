import { findMobileLine } from '../../src/contract/services/mobile-lines.ts';
import type { ServiceClient } from '../gateways/service-client.ts';

export interface MobileLine {
  phone: string;
  name: string | null;
  email: string | null;
}

/** Mobile lines of the carrier. `down`: the service failed. */
export interface MobileLines {
  find(phone: string): Promise<MobileLine | null | { down: string }>;
}

export const mobileLinesService = (service: ServiceClient): MobileLines => ({
  find: async (phone) => {
    const asked = await service.ask(findMobileLine, { phone });
    if (asked.kind === 'down') return { down: asked.reason };
    const { line } = asked.answer;
    return line && { phone, ...line };
  },
});
