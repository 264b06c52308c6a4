import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskName } from '../../src/brazil/name.ts';
import { maskPhone } from '../../src/brazil/phone.ts';
import { maskEmail } from '../leads/mask-email.ts';
import type { CustomerRecord } from './customer.ts';

/** Masked data by which only the customer recognises the account. */
export const maskedCustomer = ({ cpf, name, email, phone }: CustomerRecord) => ({
  documentNumber: maskCpf(cpf),
  name: maskName(name),
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : maskPhone(phone),
});
