import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { labelOf } from '../../../server/understanding/acts.ts';
import { createReader } from '../../../server/understanding/create-reader.ts';
import { findActs } from '../../../server/understanding/find-acts.ts';
import { knowledgeFolder, readTopics } from '../../../server/understanding/knowledge.ts';
import { readMessage } from '../../../server/understanding/message.ts';
import { publishedIn } from '../../../server/understanding/published.ts';
import { readLearnt } from '../../../server/understanding/read-model.ts';
import { type Row, readRows } from '../../../server/understanding/rows.ts';
import { answeredAt } from '../../../server/understanding/training/answered-at.ts';
import { understand } from '../../../server/understanding/understand.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import type { MessageContext } from '../../../src/contract/calls/understand.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import type { PublishedAnswer } from '../../../src/funnel/published-answers.ts';

const learnt = readLearnt();
const rowsOf = (name: string) => readRows(readFileSync(join(knowledgeFolder, name), 'utf8'));

/** Questions that no topic answers, as an operator publishes them, each with sentences that ask it in other words. */
const inventedQuestions = readFileSync(join(import.meta.dirname, 'invented-questions.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', question = '', wordings = '', asked = ''] = line.split('\t');
    return { id, question, wordings: wordings.split('; '), asked: asked.split('; ') };
  });

const answered = ({ id, question, wordings }: (typeof inventedQuestions)[number]): PublishedAnswer => ({
  ...{ id, question, wordings: [question, ...wordings] },
  reply: { text: `Resposta: ${id}` },
});
const published = publishedIn(inventedQuestions.map(answered), learnt);

const context: MessageContext = {
  ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], campaign: '', plans: [], chosen: null },
  ...{ visits: [], options: [], isOrdered: false },
};
const today = { year: 2026, month: 11, day: 20 };
const known = { ...learnt, campaign: standard, plans: [], today };

const actsOf = (text: string, answers: readonly PublishedAnswer[]) =>
  understand(text, context, { ...known, published: publishedIn(answers, learnt) }).acts;

const shipped = knowledge.find(({ reply, toRenewing }) => typeof reply === 'string' && !toRenewing);
if (shipped === undefined) throw new Error('Nothing is known.');

const [wording = ''] = readTopics().find(({ id }) => id === shipped.id)?.wordings ?? [];

const changed = (reply: PublishedAnswer['reply']): PublishedAnswer => ({
  ...{ id: shipped.id, question: 'Uma pergunta nova?', wordings: ['Uma pergunta nova?'], reply },
});

describe('a published question', () => {
  it('is found by most sentences that ask it in other words, and by none of another one', () => {
    const found = inventedQuestions.flatMap(({ id, asked }) =>
      asked.map((sentence) => ({ id, like: published.like(readMessage(sentence, learnt.words), []) })),
    );
    expect(found.filter(({ id, like }) => like !== null && like.id !== id)).toEqual([]);
    expect(found.filter(({ like }) => like !== null).length).toBeGreaterThan(0.75 * found.length);
  });

  it('takes hardly a sentence of other topics, and none that may never be misread', () => {
    const acts = ({ text, step }: Row, topics?: Parameters<typeof findActs>[3]) =>
      findActs(readMessage(text, learnt.words), { step, answered: answeredAt(step) }, learnt.model, topics)
        .map(labelOf)
        .join(' ');
    const topics = { ...published, exist: () => true };
    const moved = (row: Row) => acts(row) !== acts(row, topics);
    expect(rowsOf('critical.tsv').filter(moved)).toEqual([]);
    expect(rowsOf('gold.tsv').filter(moved).length).toBeLessThanOrEqual(5);
  });

  it('is asked where the model finds no question, beside the values of the message', () => {
    const [one] = inventedQuestions;
    const acts = actsOf(`01310-100. ${one?.wordings.at(-1)}`, inventedQuestions.map(answered));
    expect(acts).toMatchObject([
      { does: 'inform', object: 'cep' },
      {
        does: 'ask',
        object: one?.id,
        topics: expect.arrayContaining([{ id: one?.id, question: one?.question }]),
      },
    ]);
    expect(acts[1]?.reply?.text).toBe(`Resposta: ${one?.id}`);
  });

  it('replies in place of what the conversation said, or leaves that as it is', () => {
    const [edited] = actsOf('Uma pergunta nova?', [changed({ text: 'Outra coisa.' })]);
    expect(edited).toMatchObject({ object: shipped.id, reply: { text: 'Outra coisa.' } });
    const [kept] = actsOf('Uma pergunta nova?', [changed('own')]);
    expect(kept).toMatchObject({ object: shipped.id, reply: { text: shipped.reply } });
    expect(kept?.topics).toContainEqual({ id: shipped.id, question: 'Uma pergunta nova?' });
  });

  it('that the conversation shall not answer is neither answered nor offered', () => {
    const acts = actsOf(wording, [{ ...changed('none'), wordings: [] }]);
    expect(acts.flatMap(({ topics }) => topics.map(({ id }) => id))).not.toContain(shipped.id);
    expect(acts.map(({ object }) => object)).not.toContain(shipped.id);
  });
});

it('a topic that was learnt and then taken back is neither answered nor offered', () => {
  const { topics } = learnt.model;
  const labels = topics.labels.map((label) => (label === shipped.id ? 'taken-back' : label));
  const model = { ...learnt.model, topics: { ...topics, labels } };
  const { acts } = understand(wording, context, { ...known, model });
  expect(acts.map(({ object }) => object)).not.toContain('taken-back');
});

it('weights that cannot be read leave those of the release, and a published question is guessed', async () => {
  // A busy machine reads the first messages slowly.
  const reader = createReader(undefined, 30_000);
  onTestFinished(() => reader.close());
  await reader.warm();
  reader.learn({ weights: Uint8Array.of(1, 2, 3) });
  const { acts } = await reader.read({ message: wording, context, plans: [], today }, 'network');
  expect(acts.map(({ object }) => object)).toContain(shipped.id);
  const [question] = inventedQuestions;
  if (question === undefined) throw new Error('Nothing is invented.');
  reader.learn({ published: { '': [answered(question)] } });
  const { guesses } = await reader.mark(question.wordings[0] ?? '', '', 'network');
  expect(guesses).toContain(`ask:${question.id}`);
});
