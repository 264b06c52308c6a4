import type { Level, UnderstoodAct } from '../../../src/contract/calls/understand.ts';
import { fields, isFieldName } from '../../../src/funnel/fields/fields.ts';

/** From which odds of this model an act is a guess, likely, and sure. */
type Bounds = readonly [guess: number, likely: number, sure: number];

const value: Bounds = [0.15, 0.5, 0.9];
/** Easily of another field, and dear to get wrong. */
const exactValue: Bounds = [0.15, 0.5, 0.95];
/** One run of digits where one is asked: what the model doubts is rarely which. */
const numberValue: Bounds = [0.15, 0.5, 0.75];
const listedValue: Bounds = [0.15, 0.5, 0.85];
const named: Bounds = [0.3, 0.5, 0.7];
const wrong: Bounds = [0.15, 0.3, 0.7];
const question: Bounds = [0.12, 0.4, 0.7];
const wish: Bounds = [0.4, 0.4, 0.7];
const social: Bounds = [0.5, 0.5, 0.8];

function ofValue(object: string): Bounds {
  if (object === 'number') return numberValue;
  if (!isFieldName(object)) return value;
  const { exact, listed } = fields[object].nature;
  return exact ? exactValue : listed || object === 'complement' ? listedValue : value;
}

const ofOthers: Partial<Record<UnderstoodAct['does'], Bounds>> = {
  inform: named,
  correct: wrong,
  ask: question,
  greet: social,
  thanks: social,
  returned: social,
  complaint: social,
  yes: social,
  no: social,
};

type Found = Pick<UnderstoodAct, 'does' | 'object' | 'values' | 'options'>;

/** How far an act is to be relied on; null if it is too unlikely to be one. */
export function levelOf({ does, object, values, options }: Found, certainty: number): Level | null {
  const tells = does === 'inform' || does === 'correct';
  const hasValue = Object.keys(values).length > 0;
  const [guess, likely, sure] = (tells && hasValue ? ofValue(object) : ofOthers[does]) ?? wish;
  if (certainty >= sure) return 'sure';
  if (certainty >= likely) return 'likely';
  // What is offered to choose from takes nothing.
  return certainty >= guess || options.length > 0 ? 'guess' : null;
}
