import { failed } from '../api/call-result.ts';
import { errorTexts } from '../api/error-catalogue.ts';
import { getRegulations } from '../contract/calls/catalogue.ts';
import { regulationsFailed, regulationsLoaded } from '../store/events.ts';
import { selectCampaign } from '../store/selectors.ts';
import { put, type Saga, select, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

const none = failed('empty', errorTexts.emptyOf.regulations);

/** Fetches every regulation and summary once. A list without any text is as little use as no list. */
export function* readRegulations({ client }: SagaDependencies): Saga {
  const { flags } = yield* select(selectCampaign);
  const collaborator = flags.collaborator_special_offer === true ? 'true' : undefined;
  const reply = yield* wait(() => client.call(getRegulations, { query: { collaborator } }));
  const result =
    reply.ok && reply.value.regulations.length + reply.value.sumarries.length === 0 ? none : reply;
  yield* put(
    result.ok
      ? regulationsLoaded({ regulations: result.value.regulations, summaries: result.value.sumarries })
      : regulationsFailed({ message: result.failure.message }),
  );
}
