import { understandMessage } from '../../contract/calls/understand.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { messageRead } from '../../store/understanding.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** In seconds: longer than this nobody waits for a reply, and the open field is asked again. */
const patience = 1.5;

const selectAsked = ({ understanding }: RootState) => understanding.asked;

/** Has the shop read the message that was sent. Without a connection it waits. */
export function* readMessages({ client }: SagaDependencies): Saga {
  // takeLeading: a message is read when the one before is.
  yield* takeLeadingDue(selectAsked, function* read({ id, message, context }): Saga {
    const { isAbsent } = yield* select((state: RootState) => state.understanding);
    if (isAbsent) return yield* put(messageRead({ id, understood: null, isAbsent }));
    yield* waitUntil(({ device }) => device.connection !== 'offline');
    const result = yield* call(() =>
      client.call(understandMessage, { body: { message, context } }, { timeoutSeconds: patience }),
    );
    const isOffline = yield* select(({ device }: RootState) => device.connection === 'offline');
    // The line broke under it: it stays due.
    if (!result.ok && result.failure.kind === 'network' && isOffline) return;
    const understood = result.ok && result.value.acts.length > 0 ? result.value : null;
    // Of a message the shop always says something: without an act it does not know the call.
    yield* put(messageRead({ id, understood, isAbsent: result.ok && understood === null }));
  });
}
