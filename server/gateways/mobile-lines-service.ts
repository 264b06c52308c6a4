import { findMobileLine } from '../../src/contract/services/mobile-lines.ts';
import type { MobileLines } from '../customers/mobile-lines.ts';
import type { OperatorService } from './operator-service.ts';

/** Adapter of the operator's mobile line system. */
export const mobileLinesService = (service: OperatorService): MobileLines => ({
  find: async (phone) => {
    const asked = await service.ask(findMobileLine, { phone });
    if (asked.kind === 'down') return { down: asked.reason };
    const { line } = asked.answer;
    return line && { phone, ...line };
  },
});
