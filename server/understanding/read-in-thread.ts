import { parentPort } from 'node:worker_threads';
import type { MessageContext } from '../../src/contract/calls/understand.ts';
import { type Campaign, standard } from '../../src/funnel/campaign.ts';
import { campaignSetOf, fileCampaigns } from '../../src/funnel/campaigns.ts';
import { labelOf } from './acts.ts';
import type { Answer, Asked, Lesson, Marked, Task } from './create-reader.ts';
import { findActs, valuesByForm } from './find-acts.ts';
import { readMessage } from './message.ts';
import { type Model, unpackModel } from './model/weights-file.ts';
import { type Published, publishedIn } from './published.ts';
import { readLearnt } from './read-model.ts';
import { isTopic } from './replies/topic-replies.ts';
import { understand } from './understand.ts';

// A worker thread: reading must not block the event loop, and has to end even if it never would by itself.

const shipped = readLearnt();
let learnt = shipped;

let campaigns = fileCampaigns;
let answers: Lesson['published'] = {};
/** By campaign, put together with its first message. */
let published = new Map<string, Published>();

function learn(lesson: Partial<Lesson>): void {
  const { weights } = lesson;
  if ('weights' in lesson) learnt = { ...shipped, ...(weights && { model: readable(weights) }) };
  if (lesson.made !== undefined) campaigns = campaignSetOf(lesson.made);
  answers = lesson.published ?? answers;
  published = new Map();
}

/** Weights that cannot be read would end this thread, and every one after it. */
function readable(weights: Uint8Array): Model {
  try {
    return unpackModel(Buffer.from(weights));
  } catch {
    return shipped.model;
  }
}

function publishedFor({ prefix }: Campaign): Published {
  const known = published.get(prefix) ?? publishedIn(answers[prefix] ?? [], learnt);
  published.set(prefix, known);
  return known;
}

function read({ message, context, ...known }: Asked) {
  const campaign = campaigns.byPrefix(context.campaign);
  return understand(message, context, { ...learnt, ...known, campaign, published: publishedFor(campaign) });
}

const mostGuesses = 4;

function mark(typed: string, step: string): Marked {
  const message = readMessage(typed, learnt.words);
  const known = publishedFor(standard);
  const topics = { ...known, exist: (id: string) => isTopic(id, known) };
  const found = findActs(message, { step, answered: new Set() }, learnt.model, topics);
  const values = [...found, ...valuesByForm(message, found)];
  const guesses = values.flatMap(
    ({ topics, ...act }) => topics?.map((topic) => `ask:${topic}`) ?? labelOf(act),
  );
  return {
    text: message.text,
    // Not the whole message, of which a grammar may still find the value.
    spans: values.flatMap(({ span }) => (span !== undefined && span.certainty > 0 ? span : [])),
    guesses: [...new Set(guesses)].slice(0, mostGuesses),
  };
}

const nothing: MessageContext = {
  ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], campaign: '', plans: [], chosen: null },
  ...{ visits: [], options: [], isOrdered: false },
};

/** The first messages take several times as long as later ones. */
for (const message of [
  'oi, bom dia',
  'meu cep é 01310-100',
  'o número não é 54, é 45. quanto custa a instalação?',
  'maria souza, cpf 529.982.247-25, e-mail maria arroba exemplo ponto com',
])
  read({ message, context: nothing, plans: [], today: { year: 2026, month: 11, day: 20 } });
// Tells that it is warm: it answers no message.
parentPort?.postMessage({ acts: [] } satisfies Answer);
parentPort?.on('message', (task: Task) => {
  if (task.does === 'learn') learn(task.lesson);
  else if (task.does === 'read') parentPort?.postMessage(read(task.asked));
  else parentPort?.postMessage({ acts: [], marked: mark(task.message, task.step) } satisfies Answer);
});
