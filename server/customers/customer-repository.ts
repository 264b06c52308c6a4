import { currentImport } from '../coverage/current-import.ts';
import { fromJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { type Protection, sameText } from '../protection/protection.ts';
import { type Random, randomId } from '../protection/random.ts';
import { type Customer, type CustomerRecord, customerRecord } from './customer.ts';
import type { CustomerTable } from './tables.ts';

interface Proof {
  cpf: string;
  /** dd/mm/yyyy */
  birthDate: string;
}

/** A customer from outside the database, used by the sandbox. */
export interface KnownCustomer extends Customer {
  birthDate: string;
}

export type Customers = ReturnType<typeof customerRepository>;

/** The carrier's customers. A look-up for a visitor needs a second fact besides the document. */
export function customerRepository(protection: Protection, random: Random, others: readonly KnownCustomer[]) {
  const keyOf = (cpf: string) => protection.fingerprint(cpf, 'cpf');
  const proofOf = ({ cpf, birthDate }: Proof) => protection.fingerprint(`${cpf} ${birthDate}`, 'customer');
  const rowOf = (db: Connection, cpf: string) =>
    db
      .selectFrom('customers')
      .select(['id', 'proof_hash', 'record'])
      .where('import_id', '=', currentImport(db, 'customers'))
      .where('cpf_hash', '=', keyOf(cpf))
      .executeTakeFirst();
  const opened = ({ id, record: sealed }: Pick<CustomerTable, 'id' | 'record'>): Customer | undefined => {
    const record = fromJson(customerRecord, protection.open(sealed, customerPlace(id)));
    return record === null ? undefined : { ...record, id };
  };

  return {
    keyOf,
    /** Without a proof; for messages to the contact on file and for data exports. */
    ofDocument: async (db: Connection, cpf: string): Promise<Customer | undefined> => {
      const row = await rowOf(db, cpf);
      return row === undefined ? others.find((other) => other.cpf === cpf) : opened(row);
    },
    /** Takes the same path and time for a wrong birth date and an unknown document. */
    prove: async (db: Connection, proof: Proof): Promise<Customer | undefined> => {
      const row = await rowOf(db, proof.cpf);
      if (sameText(row?.proof_hash ?? '', proofOf(proof)) && row) return opened(row);
      return others.find(({ cpf, birthDate }) => cpf === proof.cpf && birthDate === proof.birthDate);
    },
    toRow: (record: CustomerRecord, birthDate: string) => {
      const id = randomId(random);
      return {
        id,
        cpf_hash: keyOf(record.cpf),
        proof_hash: proofOf({ cpf: record.cpf, birthDate }),
        record: protection.seal(JSON.stringify(record), customerPlace(id)),
      };
    },
  };
}

export const customerPlace = (id: string): string => `customer ${id}`;
