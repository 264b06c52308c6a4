import { changes } from './changes.ts';
import type { FieldWords } from './step-words.ts';

/** The words of the plan, the same at every step that asks it. */
export const planField = {
  label: 'Plano',
  name: 'Plano',
  inSentence: 'o plano',
  expected: 'Escreva a velocidade ou o nome do plano, como 600 Mega, ou escolha na lista.',
  reason: 'O preço e as condições são os do plano que você escolhe.',
  changes: changes.plan,
} as const satisfies FieldWords;
