import { parentPort } from 'node:worker_threads';
import { readKnowledge } from '../../server/understanding/knowledge.ts';
import { taughtBy } from '../../server/understanding/training/train-classifiers.ts';
import { trainTagger } from '../../server/understanding/training/train-tagger.ts';

// Beside the classifiers, which take as long: two cores train in half the time.
parentPort?.postMessage(trainTagger(taughtBy(readKnowledge())));
