import { readableMoment } from '../../brazil/readable-moment.ts';
import { channelWords, leadStepWords, wordsFor } from '../../content/operator/list-words.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { FoundKind, findRecords } from '../../contract/panel/find.ts';
import { stateWords } from './order-words.ts';
import { renewalStateWords } from './renewal-state-words.ts';

type Found = Omit<ResponseOf<typeof findRecords>, 'more'>;

interface FoundRow {
  readonly path: string;
  readonly name: string;
  readonly facts: readonly (string | null)[];
}

export const recordPaths: Readonly<Record<FoundKind, string>> = {
  orders: '/pedidos',
  leads: '/contatos',
  renewals: '/renovacoes',
  conversations: '/conversas',
};

const rowsOf: { readonly [Kind in FoundKind]: (row: Found[Kind][number]) => FoundRow } = {
  orders: ({ number, name, town, state }) => ({
    path: `${recordPaths.orders}/${number}`,
    name,
    facts: [number, town, stateWords[state]],
  }),
  leads: ({ id, protocol, name, town, step }) => ({
    path: `${recordPaths.leads}/${id}`,
    name,
    facts: [protocol, town, wordsFor(leadStepWords, step)],
  }),
  renewals: ({ number, name, document, state }) => ({
    path: `${recordPaths.renewals}/${number}`,
    name,
    facts: [number, document, renewalStateWords[state]],
  }),
  conversations: ({ id, name, phone, channel, lastAt }) => ({
    path: `${recordPaths.conversations}/${id}`,
    name,
    facts: [channelWords[channel], phone, lastAt && readableMoment(lastAt)],
  }),
};

const of = <Kind extends FoundKind>(found: Found, kind: Kind): readonly FoundRow[] =>
  found[kind].map(rowsOf[kind]);

/** What was found, by kind; kinds without a row are left out. */
export const groupsOf = (found: Found) =>
  (['orders', 'leads', 'renewals', 'conversations'] as const)
    .map((kind) => ({ kind, rows: of(found, kind) }))
    .filter(({ rows }) => rows.length > 0);
