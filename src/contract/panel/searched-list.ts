import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { freeText } from '../lead/answers.ts';
import type { Right } from './access/rights.ts';
import { isoDay } from './iso-day.ts';
import { nextCursor, pageQuery } from './paging.ts';

/** Filters by first and last day in Brasília time, yyyy-mm-dd, inclusive. */
export const dayFilter = { from: z.optional(isoDay), to: z.optional(isoDay) };

/** A number, protocol, phone, document or name. It is sent in the body, to keep it out of logs and histories. */
export const searchTerm = z.optional(freeText(80));

export const foundTooMany = z.boolean();

/** Lists with a search text; each is called so in the audit log and by its saved views. */
export const searchedLists = ['orders', 'leads', 'renewals', 'conversations'] as const;

export type SearchedList = (typeof searchedLists)[number];

type Shape = Readonly<Record<string, z.ZodMiniType>>;

interface Definition<Filter, Found> {
  readonly summary: string;
  readonly right: Right;
  /** Without personal data, so that it may be part of a URL. */
  readonly filter: Filter;
  readonly found: Found;
  readonly file: { readonly right: Right; readonly name: string };
}

/** A list that is filtered, searched, ordered, read by pages, and streamed as a file of all that it finds. */
export function searchedList<Filter extends Shape, Found extends Shape>(
  list: SearchedList,
  { summary, right, filter, found, file }: Definition<Filter, Found>,
) {
  /** By its moment; the newest come first unless asked otherwise. */
  const shown = { ...filter, order: z.optional(z.enum(['newest', 'oldest'])) };
  const searched = { ...shown, search: searchTerm };
  return {
    filter: z.strictObject(shown),
    call: panelCall('POST', `panel/${list}/search`, right, {
      summary,
      body: z.strictObject({ ...searched, ...pageQuery }),
      response: z.object({ ...found, next: nextCursor }),
    }),
    file: { ...file, list, path: `panel/${list}.csv`, body: z.strictObject(searched) },
  };
}
