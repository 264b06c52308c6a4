import { problemCodes } from '../../contract/problem.ts';
import { answersAccepted, answersRefused, effectFailed, resourceAsked } from '../../store/events.ts';
import { put, type Saga, takeEvery } from '../typed-effects.ts';

/** Somebody else was faster: the day is asked again among those that are left, with the reason beside it. */
export function* askInstallationDayAgain(): Saga {
  // takeEvery: nothing waits in between.
  yield* takeEvery(effectFailed, function* again({ payload: { code, failure } }): Saga {
    if (code !== problemCodes.visitTaken) return;
    yield* put(resourceAsked({ name: 'installationDays' }));
    yield* put(answersAccepted({ values: { schedules: undefined } }));
    yield* put(answersRefused({ messages: { schedules: failure.message } }));
  });
}
