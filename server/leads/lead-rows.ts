import { lookUp } from '../../src/contract/look-up.ts';
import type { Protection } from '../protection/protection.ts';
import type { Column, ShownColumn } from './column.ts';
import type { LeadChanges } from './lead.ts';
import { type Lead, type LeadRow, leadColumns, type ShownLead } from './lead-columns.ts';
import { streetKey } from './street-key.ts';

type AnyColumn = Column<unknown, unknown> & Partial<ShownColumn<unknown, unknown, unknown>>;
type Values = Readonly<Record<string, unknown>>;

const columns: Readonly<Record<string, AnyColumn>> = leadColumns;

function mapped(values: Values, map: (column: AnyColumn, value: unknown, name: string) => unknown) {
  const results: Record<string, unknown> = {};
  for (const name in values) {
    const column = lookUp(columns, name);
    const value = values[name];
    const result = column && value !== undefined ? map(column, value, name) : undefined;
    if (result !== undefined) results[name] = result;
  }
  return results;
}

const documentNames = ['cpf', 'cnpj'] as const;
type DocumentName = (typeof documentNames)[number];
export type DocumentHash = `${DocumentName}_hash`;

const hashOf = (protection: Protection, name: DocumentName, document: string): string =>
  protection.fingerprint(document, name);

/** The column and hash by which a document is found. */
export function documentPlace(
  protection: Protection,
  document: string,
): { column: DocumentHash; hash: string } {
  const name = document.length === cpfPlaces ? 'cpf' : 'cnpj';
  return { column: `${name}_hash`, hash: hashOf(protection, name, document) };
}

const cpfPlaces = 11;

interface LeadRows {
  toLead(row: LeadRow): Lead;
  /** Writes only the given answers; `undefined` leaves a column unchanged. */
  toRow<Changes extends LeadChanges>(
    id: string,
    changes: Changes,
  ): { [Name in keyof Changes & keyof LeadRow]: LeadRow[Name] } & Pick<Partial<LeadRow>, DocumentHash>;
}

export const leadPlace = (id: string, column: string): string => `lead ${id} ${column}`;

export const sealedLeadColumns: readonly string[] = Object.entries(columns).flatMap(([name, { isSealed }]) =>
  isSealed ? [name] : [],
);

/** Converts between leads and rows. Encrypted values are bound to their lead and column. */
export function leadRows(protection: Protection): LeadRows {
  const sealing = (id: string, name: string) => ({
    seal: (text: string) => protection.seal(text, leadPlace(id, name)),
    open: (text: string) => protection.open(text, leadPlace(id, name)),
  });
  function toLead(row: LeadRow): Lead;
  function toLead(row: Values): Values {
    const id = String(row.id);
    return mapped(row, (column, stored, name) => column.read(stored, sealing(id, name)));
  }
  function toRow(id: string, changes: LeadChanges): LeadRow;
  function toRow(
    id: string,
    changes: Values & Partial<Record<DocumentName | 'address', string | null>>,
  ): Values {
    const row = mapped(changes, (column, value, name) => column.write(value, sealing(id, name)));
    const hashes = documentNames.flatMap((name) => {
      const document = changes[name];
      return document === undefined ? [] : [[`${name}_hash`, document && hashOf(protection, name, document)]];
    });
    const { address } = changes;
    return {
      ...row,
      ...(address !== undefined && { street: address && streetKey(address) }),
      ...Object.fromEntries(hashes),
    };
  }
  return { toLead, toRow };
}

export function shownOf(lead: Lead): ShownLead;
export function shownOf(lead: Values): Values {
  return mapped(lead, ({ show }, value) =>
    value === null || value === undefined ? undefined : show?.(value),
  );
}

export function withMaskedSecrets(lead: Lead): Lead;
export function withMaskedSecrets(lead: Values): Values {
  const masked = mapped(lead, ({ isSealed, show }, value) =>
    isSealed && value !== null && value !== undefined ? show?.(value) : undefined,
  );
  return { ...lead, ...masked };
}

/** The export label of a column; null if it is not exported. */
export const labelOfColumn = (name: string): string | null => lookUp(columns, name)?.label ?? null;

/** Null values for all columns that are erased together. */
export const endingTogether = (ending: 'sensitive' | 'contact'): Record<string, null> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { ends }]) => ends === ending)
      .map(([name]) => [name, null]),
  );
