import { expect, it } from 'vitest';
import { describeError } from '../../src/page-errors/describe-error.ts';

const origin = 'https://loja.test';
const secret = 'Ana Souza Lima, 529.982.247-25';

const thrown = (stack: string, name = 'TypeError', message = secret) =>
  Object.assign(new Error(message), { name, stack });

it.each([
  [
    'Chromium',
    `TypeError: ${secret}\n    at x (${origin}/assets/site-Ab_1-2.js:1:234)\n    at ${origin}/chat/?phone=11987654321#nome:3:9\n    at <anonymous>`,
  ],
  ['Firefox', `x@${origin}/assets/site-Ab_1-2.js:1:234\n@${origin}/chat/?phone=11987654321#nome:3:9\n`],
])('an error in %s is described by class and places, without message or query', (_name, stack) => {
  expect(describeError(thrown(stack), origin)).toEqual({
    type: 'TypeError',
    frames: [
      { file: 'site-Ab_1-2.js', line: 1, column: 234 },
      { file: 'page', line: 3, column: 9 },
    ],
  });
});

it.each([
  ['a name that somebody gave it', thrown('', secret)],
  ['a text', secret],
  ['an object', { cpf: secret, name: secret }],
])('an error of %s is described without its text', (_what, error) => {
  expect(describeError(error, origin)).toEqual({ type: 'other', frames: [] });
});

it('a React error keeps its number', () => {
  const message = `Minified React error #418; visit https://react.dev/errors/418?args[]=${secret}`;
  expect(describeError(thrown('', 'Error', message), origin)).toEqual({
    type: 'Error',
    frames: [],
    react: 418,
  });
});

it.each([
  [
    'an extension',
    thrown('Error\n    at y (chrome-extension://abc/run.js:1:2)\n    at https://other.test/a.js:1:2'),
  ],
  ['a script of another site that the browser only hints at', null],
  ['nothing', undefined],
])('an error of %s is ignored', (_whose, error) => {
  expect(describeError(error, origin)).toBeNull();
});
