import type { Schedule } from '../../contract/answers.ts';
import type { OrderState } from '../../contract/followed-order.ts';
import type { FaceName } from '../../contract/measurement/event-properties.ts';
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

export const faceWords: Readonly<Record<FaceName, string>> = {
  pages: 'Páginas',
  chat: 'Conversa',
  'chat-tct': 'Conversa pelo WhatsApp',
};

const isFace = (face: string): face is FaceName => Object.hasOwn(faceWords, face);

/** Of an order of an earlier version, or of a browser that does not say, nothing is known. */
export const faceText = (face: string): string => (isFace(face) ? faceWords[face] : 'Não se sabe');

export const listWords = {
  search: 'Buscar',
  clear: 'Limpar',
  filters: 'Filtros',
  any: 'Todos',
  from: 'De',
  to: 'Até',
  region: 'Estado',
  campaign: 'Campanha',
  face: 'Onde respondeu',
  cut: 'A busca encontrou mais de 500: aqui está só uma parte. Escreva mais do nome para ver os outros.',
  older: 'Ver mais antigos',
  newest: 'Voltar aos mais recentes',
  export: 'Exportar CSV',
} as const;
