import type { ActName, UnderstoodAct } from '../../src/contract/calls/understand.ts';

/** An act as the shop answers it, certain and without a value unless told otherwise. */
export const act = (
  does: ActName,
  object: string = '',
  more: Partial<UnderstoodAct> = {},
): UnderstoodAct => ({
  does,
  object,
  level: 'sure',
  words: '',
  values: {},
  options: [],
  topics: [],
  ...more,
});

/** An act that tells the value of a field, as its field reads it. */
export const told = (
  does: 'inform' | 'correct',
  field: string,
  value = '78',
  more: Partial<UnderstoodAct> = {},
): UnderstoodAct => act(does, field, { words: value, values: { [field]: [value] }, ...more });
