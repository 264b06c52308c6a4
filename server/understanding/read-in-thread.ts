import { parentPort } from 'node:worker_threads';
import type { MessageContext } from '../../src/contract/calls/understand.ts';
import type { Asked, Lesson, Task } from './create-reader.ts';
import { unpackModel } from './model/weights-file.ts';
import { readLearnt } from './read-model.ts';
import { understand } from './understand.ts';

// A worker thread: reading must not block the event loop, and has to end even if it never would by itself.

const shipped = readLearnt();
let learnt = shipped;

/** Weights that this release does not read are left aside: the shipped ones serve. */
const learn = ({ weights }: Lesson) => {
  learnt = { ...shipped, ...(weights && { model: unpackModel(Buffer.from(weights)) }) };
};

const read = ({ message, context, ...known }: Asked) => understand(message, context, { ...learnt, ...known });

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
parentPort?.postMessage({ acts: [] });
parentPort?.on('message', (task: Task) => {
  if (task.does === 'learn') learn(task.lesson);
  else parentPort?.postMessage(read(task.asked));
});
