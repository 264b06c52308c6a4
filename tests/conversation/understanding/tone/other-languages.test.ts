import { expect, it } from 'vitest';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { heard } from '../asked.ts';

it.each([
  ['how much is the 1 giga plan?', 'english', /R\$/],
  ['which is the cheapest?', 'english', /R\$/],
  ['why do you need my phone?', 'english', /instalação/],
  ["what's included in the 1 giga plan?", 'english', /1 Giga traz/],
  ['¿tienen servicio en mi calle?', 'spanish', /fibra chega/],
  ['quisiera saber si llega a mi casa', 'spanish', /fibra chega/],
  ['cuál es el más barato', 'spanish', /R\$/],
] as const)('%s is answered, behind a sentence in that language', (text, language, reply) => {
  const said = heard(text, 'planos');
  expect(said).toContain(`? ${toneSentences[language]} `);
  expect(said).toMatch(reply);
});

it.each(['vocês são uns incompetentes', 'péssimos', 'para de me enrolar'])('%s is a complaint', (text) =>
  expect(heard(text, 'cpf')).toContain(toneSentences.angry),
);
