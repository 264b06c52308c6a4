import { understand } from '../../src/conversation/understanding/understand.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { rootReducer } from '../../src/store/root-reducer.ts';
import { selectFacts, selectJourney } from '../../src/store/selectors.ts';
import { median } from './print-table.ts';

const texts = [
  'moro na rua das flores 123 apto 4, o cep é 01310-100 e o celular 11 98765-4321; ',
  'nada disso me diz coisa alguma ',
  '0123456789',
  'a'.repeat(99),
];

/** The slowest of several kinds of 10,000 characters, in milliseconds. */
export function measureUnderstanding(): number {
  const state = rootReducer(undefined, { type: 'bench' });
  const asked = {
    steps: [stepOf('cep')],
    journey: selectJourney(state).steps,
    facts: selectFacts(state),
    lists: state.resources,
  };
  const times = texts.map((text) => {
    const typed = text.repeat(10_000).slice(0, 10_000);
    return median(
      Array.from({ length: 20 }, () => {
        const started = performance.now();
        understand(typed, asked);
        return performance.now() - started;
      }),
    );
  });
  return Math.max(...times);
}
