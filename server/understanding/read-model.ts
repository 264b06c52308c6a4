import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, unpackModel } from './model/weights-file.ts';

export const weightsFile = join(import.meta.dirname, 'model/weights.bin');

export const readModel = (): Model => unpackModel(readFileSync(weightsFile));
