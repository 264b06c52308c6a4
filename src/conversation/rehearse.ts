import { whenIdle } from '../answering/when-idle.ts';
import { stepOf } from '../funnel/steps.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { hear } from './hear.ts';

const lines = ['Maria Souza', '12/03/1990', 'tem fidelidade?', 'dia 10 de manhã'];

/**
 * Hears a few lines for nothing, one at a time while nothing else is to be done: the engine reads the rules before the
 * visitor's own sentence has to wait for it. Returns how to call it off.
 */
export function rehearse(listen: typeof hear, state: RootState): () => void {
  const steps = [stepOf('nome-mae')];
  let callOff: () => void = () => undefined;
  const next = (place: number) => {
    const line = lines[place % lines.length];
    if (line === undefined || place === 3 * lines.length) return;
    callOff = whenIdle(() => {
      listen(line, steps, true, state);
      next(place + 1);
    });
  };
  next(0);
  return () => callOff();
}
