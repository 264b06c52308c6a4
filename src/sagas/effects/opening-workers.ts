import { type CallFailure, mapResult } from '../../api/call-result.ts';
import { errorTexts } from '../../api/error-texts.ts';
import { failed } from '../../api/failed.ts';
import type { Location } from '../../contract/address.ts';
import { createLeadFromLine } from '../../contract/calls/customers.ts';
import { createLead, getLead, saveAddress } from '../../contract/calls/leads.ts';
import { problemCodes } from '../../contract/problem.ts';
import { orderFlagsOf } from '../../funnel/order-flags-of.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import type { StepResult } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectCampaign, selectFacts } from '../../store/selectors.ts';
import { loadLead } from '../resuming/resume.ts';
import { call, type Saga, select } from '../typed-effects.ts';
import { complementInParts, locationOf, wholeLocationOf } from './location-of.ts';
import { markAllUnsent, markSavedUnsent } from './mark-unsent.ts';
import { selectAddon, trackingOf } from './origin.ts';
import { callWithVersion, type EffectResult, noUserData, type Task } from './worker.ts';

/** One lead per visit: the first address opens it, a later one changes it. */
export function* openLead(task: Task): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const location = wholeLocationOf(facts);
  const ours = locationOf(facts);
  const { id } = yield* select(selectLead);
  if (location === null || ours === null) return noUserData;
  if (id === null) return yield* openAt(task, location);
  const moved = yield* callWithVersion(task, saveAddress, { params: { idLead: id }, body: ours });
  if (!moved.ok && moved.failure.code === problemCodes.callUnknown) {
    yield* markSavedUnsent();
    return yield* openAt(task, location);
  }
  // The new address has no coverage: an empty offer list leads to the no-coverage steps.
  if (!moved.ok && moved.failure.code === problemCodes.notCovered)
    return { ok: true, value: { coverage: { plans: [], infra: null } } };
  return mapResult(moved, ({ version }) => ({ lead: { version } }));
}

function* openAt(task: Task, coverage: Location): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const flags = orderFlagsOf(yield* select(selectCampaign), facts);
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(task.dependencies);
  const parts = complementInParts(facts);
  const [part] = parts?.complements ?? [];
  const named = part
    ? { complemento1: part.type, complemento2: part.value }
    : parts && { customComplement: facts.answers.complement?.text };
  const lead = { addon, tracking, flags, ...parts, ...named };
  const result = yield* callWithVersion(task, createLead, { body: { coverage, lead } });
  if (!result.ok) return result;
  const { idLeadNoCoverage, version, protocol } = result.value;
  const id = result.value.idLead ?? (idLeadNoCoverage === null ? result.value.id : null);
  if (id === '') return failed('missing', errorTexts.missing(['id']));
  const opened: StepResult =
    id === null
      ? {
          coverage: { plans: [], infra: null },
          lead: { noCoverageId: idLeadNoCoverage },
          settled: { 'endereco-sem-cobertura': stampOf(steps['endereco-sem-cobertura'], facts) },
        }
      : { lead: { id, version, protocol } };
  return { ok: true, value: opened };
}

/** Finding a line opens a lead with the owner's data on file. */
export function* findLine(task: Task): Saga<EffectResult> {
  const { answers } = yield* select(selectFacts);
  if (answers.line_phone === undefined) return noUserData;
  const { client } = task.dependencies;
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(task.dependencies);
  const body = { phoneNumber: answers.line_phone, addon, tracking };
  const opened = yield* call(() => client.call(createLeadFromLine, { body }, { key: task.key }));
  if (!opened.ok) return asLinePhoneFailure(opened.failure);
  const view = yield* call(() => client.call(getLead, { params: { idLead: opened.value.id } }));
  if (!view.ok) return view;
  yield* markAllUnsent();
  yield* loadLead(view.value);
  return { ok: true, value: {} };
}

const asLinePhoneFailure = (failure: CallFailure): EffectResult => ({
  ok: false,
  failure: {
    ...failure,
    fields: failure.fields.map((one) =>
      one.field === 'phoneNumber' ? { ...one, field: 'line_phone' } : one,
    ),
  },
});
