import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { haitianCreole } from './haitian-creole.ts';
import { italian } from './italian.ts';
import type { OtherLanguage } from './other-language.ts';
import { spanish } from './spanish.ts';

export const otherLanguages: readonly OtherLanguage[] = [
  english,
  spanish,
  french,
  italian,
  german,
  haitianCreole,
];
