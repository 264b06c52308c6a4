import { findCoverage } from '../../src/contract/services/coverage.ts';
import type { ServiceClient } from '../gateways/service-client.ts';
import { ServiceDown } from '../http/refusal.ts';
import type { CoverageRows } from './create-coverage.ts';

/** Coverage from the carrier's system; the imported file only names towns. */
export const coverageService = (service: ServiceClient, imported: CoverageRows): CoverageRows => ({
  townAt: imported.townAt,
  find: async (cep, number) => {
    const asked = await service.ask(findCoverage, { cep, number: number ?? null });
    if (asked.kind === 'down')
      throw new ServiceDown({ service: 'coverage', reason: asked.reason }, coverageDown);
    return asked.answer.coverage;
  },
});

const coverageDown =
  'A consulta de cobertura não respondeu agora. O endereço está guardado: tente de novo em alguns instantes.';
