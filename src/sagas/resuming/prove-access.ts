import type { CallResult } from '../../api/call-result.ts';
import { accessGranted, phoneEndingGiven, phoneEndingRefused, startedOver } from '../../store/events.ts';
import { call, put, race, type Saga, take } from '../typed-effects.ts';

/** A lead that a link alone does not open, and how to unlock it. */
export interface Locked<View> {
  open: (phoneEnding: string) => Promise<CallResult<unknown>>;
  read: () => Promise<CallResult<View>>;
  load: (view: View) => Saga;
}

/** Asks for the last digits of the phone until they are right. The visitor may start over instead. */
export function* proveAccess<View>({ open, read, load }: Locked<View>): Saga<boolean> {
  while (true) {
    const given = yield* take([phoneEndingGiven, startedOver]);
    if (!phoneEndingGiven.match(given)) return false;
    const { view } = yield* race({
      view: openAndRead(() => open(given.payload.phoneEnding), read),
      over: take(startedOver),
    });
    if (view === undefined) return false;
    if (view.ok) {
      yield* load(view.value);
      yield* put(accessGranted());
      return true;
    }
    yield* put(phoneEndingRefused({ message: view.failure.message }));
  }
}

function* openAndRead<View>(
  open: () => Promise<CallResult<unknown>>,
  read: () => Promise<CallResult<View>>,
): Saga<CallResult<View>> {
  const opened = yield* call(open);
  return opened.ok ? yield* call(read) : opened;
}
