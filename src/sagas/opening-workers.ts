import { failed } from '../api/call-result.ts';
import { fieldErrors } from '../content/field-errors.ts';
import {
  createLeadFromLine,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../contract/calls/customers.ts';
import { createLead, saveAddress } from '../contract/calls/leads.ts';
import { steps } from '../funnel/steps.ts';
import { stampOf } from '../funnel/walk.ts';
import { selectCampaign, selectFacts } from '../store/selectors.ts';
import { locationOf } from './location-of.ts';
import { selectAddon, trackingOf } from './origin.ts';
import { type Saga, select } from './saga.ts';
import { callWith, found, noUserData, selectLead, type Task, type Worked } from './worker.ts';

/** One lead per visit: the first address opens it, a later one moves it. */
export function* openLead(task: Task): Saga<Worked> {
  const facts = yield* select(selectFacts);
  const location = locationOf(facts);
  const { id } = yield* select(selectLead);
  if (location === null) return noUserData;
  if (id === null) return yield* openAt(task, location);
  const moved = yield* callWith(task, saveAddress, { params: { idLead: id }, body: location });
  return found(moved, ({ version }) => ({ lead: { version } }));
}

function* openAt(task: Task, coverage: NonNullable<ReturnType<typeof locationOf>>): Saga<Worked> {
  const facts = yield* select(selectFacts);
  const { flags } = yield* select(selectCampaign);
  const addon = yield* select(selectAddon);
  const tracking = yield* trackingOf(task.surroundings);
  const lead = { addon, tracking, flags };
  const result = yield* callWith(task, createLead, { body: { coverage, lead } });
  return found(result, ({ idLead, idLeadNoCoverage, version, protocol }) =>
    idLead === null
      ? {
          coverage: { plans: [], infra: null },
          lead: { noCoverageId: idLeadNoCoverage },
          settled: { 'endereco-sem-cobertura': stampOf(steps['endereco-sem-cobertura'], facts) },
        }
      : { lead: { id: idLead, version, protocol } },
  );
}

export function* findLine(task: Task): Saga<Worked> {
  const { answers } = yield* select(selectFacts);
  if (answers.line_phone === undefined) return noUserData;
  const tracking = yield* trackingOf(task.surroundings);
  const body = { phoneNumber: answers.line_phone, tracking };
  const result = yield* callWith(task, createLeadFromLine, { body });
  return found(result, ({ id, version, protocol }) => ({ lead: { id, version, protocol } }));
}

export function* sendCode(task: Task): Saga<Worked> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  return found(yield* callWith(task, sendCollaboratorCode, { params: { idLead: id } }), () => ({}));
}

export function* proveCode(task: Task): Saga<Worked> {
  const { id } = yield* select(selectLead);
  const { answers } = yield* select(selectFacts);
  if (id === null || answers.code === undefined) return noUserData;
  const body = { idLead: id, code: answers.code };
  const result = yield* callWith(task, validateCollaboratorCode, { body });
  if (result.ok && !result.value.validated)
    return failed('refused', fieldErrors.code, { fields: [{ field: 'code', message: fieldErrors.code }] });
  return found(result, () => ({}));
}
