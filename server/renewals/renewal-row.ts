import { type CustomerRecord, customerRecord } from '../customers/customer.ts';
import type { Protection } from '../protection/protection.ts';
import type { RenewalTable } from './tables.ts';

export interface Renewal
  extends Pick<
    RenewalTable,
    'id' | 'version' | 'status' | 'protocol' | 'cpf_hash' | 'customer_id' | 'plan_id' | 'created_at'
  > {
  record: CustomerRecord;
}

export function toRenewal(
  protection: Protection,
  { record, tracking: _only, updated_at: _for, ...row }: RenewalTable,
): Renewal {
  return { ...row, record: customerRecord.parse(JSON.parse(protection.open(record, renewalPlace(row.id)))) };
}

export const renewalPlace = (id: string): string => `renewal ${id}`;
