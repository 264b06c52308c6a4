import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordClasses, type WordClasses } from './kinds.ts';
import { type LanguageWords, readLanguageWords } from './languages.ts';
import { type Model, unpackModel } from './model/weights-file.ts';

export const weightsFile = join(import.meta.dirname, 'model/weights.bin');

export const readModel = (): Model => unpackModel(readFileSync(weightsFile));

export const wordsFile = join(import.meta.dirname, '../../knowledge/words.txt');

const readWords = (): WordClasses => readWordClasses(readFileSync(wordsFile, 'utf8'));

export const languagesFile = join(import.meta.dirname, '../../knowledge/languages.txt');

const readLanguages = (): LanguageWords => readLanguageWords(readFileSync(languagesFile, 'utf8'));

/** All that reads a message. */
export const readLearnt = () => ({ model: readModel(), words: readWords(), languages: readLanguages() });
