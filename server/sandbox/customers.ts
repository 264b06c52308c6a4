import type { KnownCustomer } from '../customers/customer-repository.ts';
import { migrating, migratingByQuiz, renewing } from './people.ts';

const renata: KnownCustomer = {
  id: '00000000-0000-4000-8000-000000000001',
  cpf: '39053344705',
  birthDate: '15/03/1985',
  name: 'Renata Alves Moreira',
  email: 'renata@exemplo.com.br',
  phone: '11976543210',
  present: { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 },
  direct_debit: true,
  renewalOffers: ['d600b', 'd1000c'],
  mayMigrate: false,
  address: null,
};

const marcos: KnownCustomer = {
  id: '00000000-0000-4000-8000-000000000002',
  cpf: '16899535009',
  birthDate: '22/08/1978',
  name: 'Marcos Vieira Lima',
  email: 'marcos@exemplo.com.br',
  phone: '21976543210',
  present: { plan: '100 Mega', price: 89.99, plan_download: 100, plan_upload: 50 },
  direct_debit: false,
  renewalOffers: [],
  mayMigrate: true,
  address: { cep: '20040020', number: null, complement: null, block_number: null, allotment_number: null },
};

/** Copies of a customer under other documents, because each may renew or migrate only once a year. */
const like = (customer: KnownCustomer, documents: readonly string[]): KnownCustomer[] =>
  documents.map((cpf, index) => ({
    ...customer,
    cpf,
    id: `${customer.id.slice(0, -2)}${index + 1}${customer.id.slice(-1)}`,
  }));

/** Test customers for each outcome of a look-up; `birthDate` is their second fact. */
export const sandboxCustomers: readonly KnownCustomer[] = [
  renata,
  ...like(renata, renewing),
  marcos,
  ...like(marcos, [...migrating, ...migratingByQuiz]),
];
