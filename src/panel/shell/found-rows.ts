import { readableMoment } from '../../brazil/readable-moment.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { FoundKind, findRecords } from '../../contract/panel/find.ts';
import { conversationsWords } from '../views/conversations/conversations-words.ts';
import { stepWords } from '../views/leads/leads-words.ts';
import { stateWords } from '../words/order-words.ts';
import { renewalStateWords } from '../words/renewal-state-words.ts';

type Found = ResponseOf<typeof findRecords>;

interface FoundRow {
  readonly path: string;
  readonly name: string;
  readonly facts: readonly (string | null)[];
}

const rowsOf: { readonly [Kind in FoundKind]: (row: Found[Kind][number]) => FoundRow } = {
  orders: ({ number, name, town, state }) => ({
    path: `/pedidos/${number}`,
    name,
    facts: [number, town, stateWords[state]],
  }),
  leads: ({ id, protocol, name, town, step }) => ({
    path: `/contatos/${id}`,
    name,
    facts: [protocol, town, stepWords(step)],
  }),
  renewals: ({ number, name, document, state }) => ({
    path: `/renovacoes/${number}`,
    name,
    facts: [number, document, renewalStateWords[state]],
  }),
  conversations: ({ id, name, phone, channel, lastAt }) => ({
    path: `/conversas/${id}`,
    name,
    facts: [conversationsWords.channels[channel], phone, lastAt && readableMoment(lastAt)],
  }),
};

const of = <Kind extends FoundKind>(found: Found, kind: Kind): readonly FoundRow[] =>
  found[kind].map(rowsOf[kind]);

/** What was found, by kind; kinds without a row are left out. */
export const groupsOf = (found: Found) =>
  (['orders', 'leads', 'renewals', 'conversations'] as const)
    .map((kind) => ({ kind, rows: of(found, kind) }))
    .filter(({ rows }) => rows.length > 0);
