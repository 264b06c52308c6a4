import { problemCodes } from '../../contract/problem.ts';
import { answersAccepted, answersRefused, effectFailed, resourceAsked } from '../../store/events.ts';
import { put, type Saga, takeEvery } from '../typed-effects.ts';

/**
 * The chosen visit was taken by another customer: the days are loaded and asked again, with the reason beside the
 * question.
 */
export function* askInstallationDayAgain(): Saga {
  // takeEvery: the handler never blocks.
  yield* takeEvery(effectFailed, function* again({ payload: { code, failure } }): Saga {
    if (code !== problemCodes.visitTaken) return;
    yield* put(resourceAsked({ name: 'installationDays' }));
    yield* put(answersAccepted({ values: { schedules: undefined } }));
    yield* put(answersRefused({ messages: { schedules: failure.message } }));
  });
}
