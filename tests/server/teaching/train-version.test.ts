import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TaughtRow } from '../../../server/teaching/taught-rows.ts';
import { publishedTopics } from '../../../server/teaching/teaching.ts';
import { trainVersion } from '../../../server/teaching/train-version.ts';
import { findActs } from '../../../server/understanding/find-acts.ts';
import { readKnowledge } from '../../../server/understanding/knowledge.ts';
import { readMessage } from '../../../server/understanding/message.ts';
import { unpackModel } from '../../../server/understanding/model/weights-file.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { condominium, smallKnowledge } from './small-knowledge.ts';

const rowsOf = (act: string, step: string, texts: readonly string[]): TaughtRow[] =>
  texts.map((text) => ({ group: 'group', step, text, act, isNew: true }));

const added = [
  {
    ...{ id: 'condominio', group: 'Instalação', question: 'Instalam em condomínio?', answer: 'Sim.' },
    wordings: ['vão até o salão de festas?'],
  },
];
const topics = publishedTopics({
  ...nothingPublished,
  faq: { general: { edited: {}, added, hidden: [], order: [] } },
});
const { folder, weights } = smallKnowledge();
const live = readFileSync(weights);
const { words } = readKnowledge(folder);

const actsOf = (text: string, step: string, model: Uint8Array) =>
  findActs(readMessage(text, words), { step, answered: new Set() }, unpackModel(Buffer.from(model))).map(
    ({ does, object }) => `${does} ${object}`.trim(),
  );

describe('a training', () => {
  it('teaches ten sentences of a group, so that others of its kind are understood', () => {
    const trained = trainVersion({
      folder,
      live,
      topics,
      taught: rowsOf('ask:condominio', 'cep', condominium),
    });
    expect(trained.report).toMatchObject({
      reasons: [],
      taught: [{ id: 'group', act: 'ask:condominio', sentences: 10, read: { before: 0, after: 1 } }],
    });
    const other = 'será que no meu condomínio instala?';
    expect(actsOf(other, 'nome', live)).not.toContain('ask condominio');
    expect(actsOf(other, 'nome', trained.weights)).toEqual(['ask condominio']);
    expect(actsOf('o salão de festas', 'nome', trained.weights)).toEqual(['ask condominio']);
  });
});
