import type { FoundKind } from '../../contract/panel/find.ts';
import { viewWords } from './view-words.ts';

export const findWords = {
  title: 'Buscar em tudo',
  keys: 'Ctrl K',
  label: 'Número, protocolo, telefone, CPF, CNPJ, e-mail, nome ou rua',
  hint: 'Vale uma parte: o começo ou o fim do número, o telefone sem DDD, o começo do nome. Rua: “Rua das Flores” ou “Flores 120”.',
  opensPerson: 'Abrir tudo da pessoa',
  search: 'Buscar',
  results: 'Resultados',
  none: 'Nada encontrado. Confira o que você digitou ou busque por outra informação.',
  found: (many: number, hasMore: boolean) => {
    if (hasMore) return `${many} resultados. Há mais: escreva mais para encontrar.`;
    return many === 1 ? '1 resultado' : `${many} resultados`;
  },
  all: (kind: FoundKind) => `Ver todos em ${kindWords[kind]}`,
  noName: 'Sem nome',
} as const;

export const personWords = {
  all: 'Tudo desta pessoa',
  allOf: (name: string) => `Tudo de ${name}`,
  noName: 'Sem nome',
  records: 'Registros',
  notMerged:
    'Achados pelo que este registro tem. Cada um diz o que tem em comum: um telefone ou e-mail pode ser de mais de uma pessoa. Confira o nome.',
  byNothing: 'Este registro ainda não tem documento, telefone nem e-mail: nada mais se acha por ele.',
  alone: 'Nada mais tem o mesmo documento, telefone ou e-mail.',
  opened: 'aberto aqui',
  same: { document: 'mesmo documento', phone: 'mesmo telefone', email: 'mesmo e-mail' },
  cut: 'Há mais do que cabe aqui: use Buscar.',
  timeline: 'Linha do tempo',
} as const;

export const kindWords: Readonly<Record<FoundKind, string>> = {
  orders: viewWords.orders,
  leads: viewWords.leads,
  renewals: viewWords.renewals,
  conversations: viewWords.conversations,
};

/** One of a kind. */
export const recordWords: Readonly<Record<FoundKind, string>> = {
  orders: viewWords.order,
  leads: viewWords.lead,
  renewals: viewWords.renewal,
  conversations: viewWords.conversation,
};
