import { errorTexts } from '../../api/error-texts.ts';
import { failed } from '../../api/failed.ts';
import { getRegulations } from '../../contract/calls/catalogue.ts';
import { regulationsFailed, regulationsLoaded } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';

const none = failed('empty', errorTexts.emptyOf.regulations);

/** Loads all regulations and summaries once. An empty list counts as a failure. */
export function* readRegulations(dependencies: SagaDependencies): Saga {
  const selectAsked = ({ regulations }: RootState) => (regulations.kind === 'asked' ? regulations : null);
  // takeLeading: one request answers everyone who asks meanwhile.
  yield* takeLeadingDue(selectAsked, () => read(dependencies));
}

function* read({ client }: SagaDependencies): Saga {
  const { right } = yield* select(selectCampaign);
  const collaborator = right === 'collaborator' ? 'true' : undefined;
  const reply = yield* call(() => client.call(getRegulations, { query: { collaborator } }));
  const result =
    reply.ok && reply.value.regulations.length + reply.value.sumarries.length === 0 ? none : reply;
  yield* put(
    result.ok
      ? regulationsLoaded({ regulations: result.value.regulations, summaries: result.value.sumarries })
      : regulationsFailed({ message: result.failure.message }),
  );
}
