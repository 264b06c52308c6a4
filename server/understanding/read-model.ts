import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordClasses } from './kinds.ts';
import { readLanguageWords } from './languages.ts';
import { type Model, unpackModel } from './model/weights-file.ts';

export const weightsFile = join(import.meta.dirname, 'model/weights.bin');

export const readModel = (): Model => unpackModel(readFileSync(weightsFile));

export const wordsFile = join(import.meta.dirname, '../../knowledge/words.txt');

export const languagesFile = join(import.meta.dirname, '../../knowledge/languages.txt');

export const readLearnt = () => ({
  model: readModel(),
  words: readWordClasses(readFileSync(wordsFile, 'utf8')),
  languages: readLanguageWords(readFileSync(languagesFile, 'utf8')),
});
