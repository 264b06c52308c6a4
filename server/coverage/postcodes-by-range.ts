import type { CoverageRows } from './create-coverage.ts';
import type { Postcodes } from './create-postcodes.ts';

/** Fallback while all services are down: the carrier's own ranges name the town. */
export function postcodesByRange(postcodes: Postcodes, rows: CoverageRows): Postcodes {
  return {
    async find(cep) {
      const answer = await postcodes.find(cep);
      const town = answer.kind === 'down' ? await rows.townAt(cep) : undefined;
      if (town === undefined) return answer;
      const place = { ...town, neighborhood: '', address: '', zip: cep, is_block_allotment: false };
      return { kind: 'down', place };
    },
  };
}
