import { fromCents } from '../../src/brazil/money.ts';
import { renewalStateWords } from '../../src/content/operator/list-words.ts';
import { type ListedRenewal, type RenewalFilter, renewalList } from '../../src/contract/panel/renewals.ts';
import { placeOfRenewal } from '../renewals/renewal-list-repository.ts';
import { type ListFile, minuteOf } from './list-file.ts';

export const renewalFile: ListFile<RenewalFilter, ListedRenewal> = {
  ...renewalList.file,
  page: ({ repositories, clock }, db, part) => repositories.renewalList.list(db, part, clock()),
  placeOf: placeOfRenewal,
  columns: [
    ['Renovação', ({ number }) => number],
    ['Feita em', ({ placedAt }) => minuteOf(placedAt)],
    ['Situação', ({ state }) => renewalStateWords[state]],
    ['Nome', ({ name }) => name],
    ['CPF', ({ document }) => document],
    ['Plano de antes', ({ presentPlan }) => presentPlan],
    ['Plano novo', ({ plan }) => plan],
    ['Mensalidade', ({ priceCents }) => fromCents(priceCents).toFixed(2).replace('.', ',')],
  ],
};
