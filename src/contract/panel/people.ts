import * as z from 'zod/mini';
import { panelCall, type ResponseOf } from '../endpoint.ts';
import { cnpj, cpf } from '../lead/answers.ts';
import { personData } from '../person-data.ts';
import { foundKinds, foundRecords } from './find.ts';
import { maskedFields, timelineEntry } from './opened-record.ts';

/** What a record and the one that was opened have in common. */
export const sharedProofs = ['document', 'phone', 'email'] as const;

export type SharedProof = (typeof sharedProofs)[number];

export const readPerson = panelCall('GET', 'panel/people/:kind/:id', 'orders.see', {
  summary: 'Get what the shop has with the document, phone or e-mail of a record, each with what it shares',
  params: z.object({ kind: z.enum(foundKinds), id: z.string().check(z.maxLength(40)) }),
  hasEffect: true,
  response: z.object({
    name: z.string(),
    /** By what was searched. */
    personal: maskedFields,
    ...foundRecords,
    /** By number or id; the record itself shares nothing with another. */
    shared: z.record(z.string(), z.array(z.enum(sharedProofs))),
    isCut: z.boolean(),
    timeline: z.array(timelineEntry),
  }),
});

export type PersonFound = ResponseOf<typeof readPerson>;

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
