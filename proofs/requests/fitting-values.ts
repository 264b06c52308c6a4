import { type Chance, oneOf } from '../../scripts/seed/chance.ts';

/** Valid values by field name, so that checks behind the schemas are reached. */
const byName: Readonly<Record<string, readonly string[]>> = {
  cep: ['01310100', '20040020', '69900062', '72110045', '32450000', '00999999'],
  number: ['1000', '12 A', 'S/N'],
  state: ['SP', 'RJ', 'AC'],
  city: ['São Paulo', 'Rio de Janeiro'],
  address: ['Avenida Paulista', 'Praça Pio X'],
  neighborhood: ['Bela Vista', 'Centro'],
  name: ['Maria Souza', 'João da Silva'],
  mothers_name: ['Josefa Quitéria Souza', 'Não consta'],
  email: ['maria@exemplo.com.br', 'ana@timbrasil.com.br'],
  phone: ['11987654321', '21912345678'],
  phone2: ['1133334444'],
  phoneNumber: ['11987654321'],
  telephone: ['11987654321', '11912340000'],
  phoneEnding: ['4321', '0000'],
  birth_date: ['02/02/1990', '15/03/1985', '22/08/1978'],
  cpf: ['52998224725', '11144477735', '93541134780', '39053344705', '16899535009'],
  cnpj: ['11222333000181'],
  company_name: ['Padaria 3 Irmãos Ltda'],
  code: ['123456'],
  bank: ['341', '001'],
  agency: ['1234', '1234-X'],
  account_number: ['12345-6'],
  date: ['30/11/2026', '01/12/2026'],
  sku: ['d500a', 'd600b'],
  orderNumber: ['UF-0123456789A', 'UF-ABCDEFGHJKM'],
};

export const fittingValues = (chance: Chance, name: string): string =>
  oneOf(chance, byName[name] ?? ['texto', 'a', '10']);
