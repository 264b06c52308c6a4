import { expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { pendingFields } from '../../../src/conversation/understanding/recognise-answers.ts';
import { isOnlyComplement } from '../../../src/conversation/understanding/recognisers/address/complement-words.ts';
import { expectedOf } from '../../../src/conversation/understanding/replies/expected.ts';
import { askedFor } from './asked.ts';

it('if every asked field waits for a yes, the reply asks for that yes first', () => {
  const asked = askedFor('telefone');
  const [step] = asked.steps;
  if (step === undefined) throw new Error('Nothing is asked.');
  const waiting = pendingFields(asked).map((field) => ({ step: step.id, field, raw: {}, shown: '' }));
  expect(expectedOf({ ...asked, waiting }, null)).toBe(replies.confirmsFirst);
  expect(expectedOf(asked, null)).not.toBe(replies.confirmsFirst);
});

it('a complement that breaks off at a joining word is not all that is said', () => {
  expect(isOnlyComplement('apto 12 e -')).toBe(false);
  expect(isOnlyComplement('apto 12 - bloco b')).toBe(true);
});
