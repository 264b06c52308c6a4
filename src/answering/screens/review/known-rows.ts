import type { SummaryRow } from '../../../ui/blocks/SummaryList.tsx';

/** The rows that have a value. */
export const knownRows = (rows: readonly SummaryRow[]): SummaryRow[] => rows.filter(({ value }) => value);
