import {
  faceWords as namesOfFaces,
  noTouch,
  orderStateWords,
  personalFieldWords,
  wordsFor,
} from '../../content/operator/list-words.ts';
import type { OrderState } from '../../contract/followed-order.ts';
import type { FaceName } from '../../contract/measurement/event-properties.ts';
import type { Touch } from '../../contract/measurement/touch.ts';
import type { PersonalField } from '../../contract/panel/opened-record.ts';

export const stateWords: Readonly<Record<OrderState, string>> = orderStateWords;

export const stateColours: Readonly<Record<OrderState, string>> = {
  placed: 'blue',
  confirmed: 'indigo',
  scheduled: 'violet',
  installed: 'teal',
  cancelled: 'red',
  withdrawn: 'gray',
};

export const fieldWords: Readonly<Record<PersonalField, string>> = personalFieldWords;

export const faceWords: Readonly<Record<FaceName, string>> = namesOfFaces;

/** The name of a face; unknown for earlier versions and browsers without a referrer. */
export const faceText = (face: string): string => (face === '' ? 'Não se sabe' : wordsFor(faceWords, face));

/** Marks of a visit in one line. */
export const touchText = ({ source, medium, utm }: Touch): string =>
  [source, medium, utm].filter(Boolean).join(' / ') || noTouch;

export const listWords = {
  search: 'Buscar',
  clear: 'Limpar',
  filters: (many: number) => (many === 0 ? 'Filtros' : `Filtros (${many})`),
  moreFilters: (many: number) => (many === 0 ? 'Mais filtros' : `Mais filtros (${many})`),
  any: {
    state: 'Todas',
    region: 'Todos',
    campaign: 'Todas',
    face: 'Indiferente',
    step: 'Todas',
    what: 'Tudo',
    channel: 'Todos',
    seller: 'Todos',
    owner: 'Todos',
    status: 'Todos',
    due: 'Indiferente',
  },
  from: 'De',
  to: 'Até',
  region: 'Estado',
  campaign: 'Campanha',
  face: 'Onde respondeu',
  channel: 'Canal',
  source: 'Última origem',
  medium: 'Último meio',
  utm: 'Última campanha de anúncio',
  firstTouch: 'Primeira origem',
  planCode: 'Código do plano',
  cut: 'A busca encontrou mais de 500: aqui está só uma parte. Escreva mais do nome para ver os outros.',
  older: 'Ver mais antigos',
  newest: 'Voltar aos mais recentes',
  fromOldest: { older: 'Ver mais recentes', newest: 'Voltar aos mais antigos' },
  order: 'Ordem',
  newestFirst: 'Recentes primeiro',
  oldestFirst: 'Antigos primeiro',
  export: 'Exportar CSV',
  first: (shown: number, all: number) => `Aqui estão os ${shown} primeiros de ${all}; o arquivo tem todos.`,
  allRows: (all: number) => `Mostrar todas as linhas (${all})`,
  fewer: 'Mostrar menos linhas',
  rows: (many: number) => (many === 1 ? '1 resultado' : `${many} resultados`),
  rowsOfPage: (many: number) => `${many} nesta página`,
  exported: (rows: number) =>
    rows === 1 ? 'Arquivo baixado com 1 linha.' : `Arquivo baixado com ${rows} linhas.`,
} as const;
