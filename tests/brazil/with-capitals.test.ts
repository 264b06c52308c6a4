import { expect, it } from 'vitest';
import { readableName } from '../../src/brazil/with-capitals.ts';

it.each([
  ['ana souza', 'Ana Souza'],
  ['ANA MARIA DE SOUZA E SILVA', 'Ana Maria de Souza e Silva'],
  ['ana d’ávila sá-ferreira', 'Ana D’Ávila Sá-Ferreira'],
  ['Ana McDonald', 'Ana McDonald'],
  ['Ana souza', 'Ana souza'],
  ['', ''],
])('the name %j is shown as %j', (typed, shown) => expect(readableName(typed)).toBe(shown));
