import * as z from 'zod/mini';
import { panelCall, type ResponseOf } from '../endpoint.ts';
import { cnpj, cpf } from '../lead/answers.ts';
import { personData } from '../person-data.ts';

const personDocument = z.union([cpf, cnpj]);

export const exportPerson = panelCall('POST', 'panel/people/data', 'personal.export', {
  summary: 'Export all data of a person or company by document; audited',
  body: z.strictObject({ document: personDocument }),
  response: z.object({ data: personData }),
});

/** Chosen, not typed: the audit log records it, and free words would name the person. */
export const erasureReasons = ['by-letter', 'by-email', 'by-whatsapp', 'at-desk', 'by-authority'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

/** What an erasure leaves: placed orders and renewals, the imported customer, requests for a call. */
export const keptOfPerson = ['orders', 'renewals', 'customer', 'calls'] as const;

export const erasePerson = panelCall('POST', 'panel/people/erase', 'personal.erase', {
  summary: 'Erase all that may be erased of a person or company by document; audited',
  body: z.strictObject({ document: personDocument, reason: z.enum(erasureReasons) }),
  response: z.object({
    erased: z.number(),
    kept: z.array(z.object({ kind: z.enum(keptOfPerson), count: z.number() })),
  }),
});

export type PersonErasure = ResponseOf<typeof erasePerson>;
