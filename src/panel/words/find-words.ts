import type { FoundKind } from '../../contract/panel/find.ts';
import { viewWords } from './view-words.ts';

export const findWords = {
  title: 'Buscar em tudo',
  keys: 'Ctrl K',
  label: 'Número, protocolo, telefone, CPF, CNPJ, e-mail ou nome',
  hint: 'Vale uma parte: o começo ou o fim do número, o telefone sem DDD, o começo do nome.',
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

export const kindWords: Readonly<Record<FoundKind, string>> = {
  orders: viewWords.orders,
  leads: viewWords.leads,
  renewals: viewWords.renewals,
  conversations: viewWords.conversations,
};
