import { fromCents } from '../../src/brazil/money.ts';
import { renewalStateWords } from '../../src/content/operator/list-words.ts';
import {
  type ListedRenewal,
  type RenewalFilter,
  renewalFileBody,
  renewalFilePath,
} from '../../src/contract/panel/renewals.ts';
import { listedRenewal } from '../renewals/listed-renewal.ts';
import { placeOfRenewal } from '../renewals/renewal-list-repository.ts';
import { type ListFile, minuteOf, type Searched } from './list-file.ts';

export const renewalFile: ListFile<Searched<RenewalFilter>, ListedRenewal> = {
  path: renewalFilePath,
  right: 'orders.export',
  list: 'renewals',
  fileName: 'renovacoes.csv',
  body: renewalFileBody,
  page: async ({ repositories, clock }, db, part) => {
    const now = clock();
    return (await repositories.renewalList.list(db, part, now)).map((placed) => listedRenewal(placed, now));
  },
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
