import type { Schedule } from '../../contract/answers.ts';
import type { OrderState } from '../../contract/followed-order.ts';
import type { PersonalField } from '../../contract/panel/orders.ts';

export const stateWords: Readonly<Record<OrderState, string>> = {
  placed: 'Recebido',
  confirmed: 'Confirmado',
  scheduled: 'Agendado',
  installed: 'Instalado',
  cancelled: 'Cancelado',
  withdrawn: 'Desistência',
};

export const stateColours: Readonly<Record<OrderState, string>> = {
  placed: 'blue',
  confirmed: 'indigo',
  scheduled: 'violet',
  installed: 'teal',
  cancelled: 'red',
  withdrawn: 'gray',
};

export const fieldWords: Readonly<Record<PersonalField, string>> = {
  phone: 'Celular',
  phone2: 'Outro telefone',
  email: 'E-mail',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  mothers_name: 'Nome da mãe',
  birth_date: 'Nascimento',
  bank_account: 'Conta para débito',
};

export const visitText = ({ date, period }: Schedule): string =>
  `${date}, ${period === 'manha' ? 'manhã' : 'tarde'}`;

export const listWords = {
  search: 'Buscar',
  clear: 'Limpar',
  filters: 'Filtros',
  any: 'Todos',
  from: 'De',
  to: 'Até',
  region: 'Estado',
  campaign: 'Campanha',
  older: 'Ver mais antigos',
  newest: 'Voltar aos mais recentes',
  export: 'Exportar CSV',
} as const;
