import { describe, expect, it } from 'vitest';
import type { MaskedWord } from '../../../server/teaching/masked-words.ts';
import { filledIn, rowText } from '../../../server/teaching/taught-rows.ts';
import { readRows } from '../../../server/understanding/rows.ts';

/** 'quero', '[name]', '(plano)' that belongs to a plan, '~rare', '…'. */
const masked = (text: string): MaskedWord[] =>
  text.split(' ').map((one) => {
    const [, word = '', ends = ''] = /^(.*?)([.,;:!?]*)$/.exec(one) ?? [];
    const inside = word.slice(1, -1);
    if (word === '…') return { kind: 'gap', text: '', ends };
    if (word.startsWith('~')) return { kind: 'rare', text: word.slice(1), ends };
    if (word.startsWith('[')) return { kind: 'value', text: inside, ends };
    if (word.startsWith('(')) return { kind: 'word', text: inside, ends, mark: 'idPlan' };
    return { kind: 'word', text: word, ends };
  });

const shown = new Map([['hash', 'drone']]);

describe('the row of a masked sentence', () => {
  it.each([
    ['has an empty mark in place of a value', 'sou [name], quero voltar', 'sou [](name), quero voltar'],
    ['marks the words of one value together', 'quero (o) (de), (600) já', 'quero [o de, 600](idPlan) já'],
    ['has the rare words that many have used', 'entrega com ~hash?', 'entrega com drone?'],
    ['stands without one hidden word', 'vocês entregam de … aqui?', 'vocês entregam de aqui?'],
    ['is none where too much is hidden', 'vocês … de ~unknown aqui', null],
    ['is none where little is left', 'com …', null],
  ])('%s', (_, sentence, row) => {
    expect(rowText(masked(sentence), shown)).toBe(row);
  });
});

const knowledge = {
  rows: readRows(
    'nome\tsou [Caio](name)\tinform:name\tframes\nnr-imovel\té o [12](number)\tinform:number\tframes',
  ),
  topics: [{ id: 'preco', wordings: [] }],
};

const taught = (text: string, act: string) => ({ group: 'group', step: 'cep', text, act, isNew: true });

describe('a taught row in a training', () => {
  it('has values of the rows that the release ships, and tells them', () => {
    const rows = filledIn([taught('sou [](name), quanto custa por [](digits)?', 'ask:preco')], knowledge);
    expect(rows).toMatchObject([
      {
        text: 'sou Caio, quanto custa por 12?',
        spans: [{ from: 4, to: 8, field: 'name' }],
        acts: [{ object: 'preco' }, { does: 'inform', object: 'name' }],
      },
    ]);
  });

  it.each([
    ['its topic is no more', taught('e o frete?', 'ask:frete')],
    ['no row of the release tells such a value', taught('sou de [](city)', 'ask:preco')],
    ['it grows too long with its values', taught('é [](name) ou '.repeat(40), 'ask:preco')],
  ])('is left out if %s', (_, row) => {
    expect(filledIn([row], knowledge)).toEqual([]);
  });
});
