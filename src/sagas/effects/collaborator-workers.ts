import { type CallResult, mapResult } from '../../api/call-result.ts';
import { failed } from '../../api/failed.ts';
import { codeWords } from '../../content/screens/collaborator-code.ts';
import {
  createCollaboratorLead,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../contract/calls/customers.ts';
import * as leads from '../../contract/calls/leads.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { problemCodes } from '../../contract/problem.ts';
import type { Tracking } from '../../contract/tracking.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectCampaign, selectFacts } from '../../store/selectors.ts';
import { call, type Saga, select } from '../typed-effects.ts';
import { markAllUnsent } from './mark-unsent.ts';
import { selectAddon, trackingOf } from './origin.ts';
import { callWithVersion, type EffectResult, noUserData, saving, type Task, type Worker } from './worker.ts';

const saveInLead: Worker = saving(leads.saveEmail, (idLead, { answers: { email, accept_promotions } }) =>
  email === undefined
    ? null
    : { params: { idLead }, body: { email, accept_promotions: accept_promotions === true } },
);

/** A collaborator proves the e-mail before there is a lead, so saving it opens one. */
export function* saveEmail(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  const { right } = yield* select(selectCampaign);
  return id === null && right === 'collaborator' ? yield* openWithEmail(task) : yield* saveInLead(task);
}

/** The code must belong to a lead, and the address is not known yet: the e-mail alone opens the lead. */
function* openWithEmail(task: Task): Saga<EffectResult> {
  const { email, accept_promotions } = (yield* select(selectFacts)).answers;
  if (email === undefined) return noUserData;
  const tracking = yield* trackingOf(task.dependencies);
  const own = yield* callWithVersion(task, createCollaboratorLead, { body: { email, tracking } });
  const opened =
    !own.ok && own.failure.code === problemCodes.callUnknown
      ? yield* openWithoutAddress(task, { email, tracking })
      : own;
  if (!opened.ok) return opened;
  const { id, version, protocol } = opened.value;
  const { client } = task.dependencies;
  const body = { email, accept_promotions: accept_promotions === true };
  const options = { key: `${task.key}-email`, version };
  const saved = yield* call(() => client.call(leads.saveEmail, { params: { idLead: id }, body }, options));
  return mapResult(saved, (newer) => ({ lead: { id, version: newer.version, protocol } }));
}

/** Hosts without the collaborator call open the lead by the usual call, with empty coverage. */
function* openWithoutAddress(
  task: Task,
  lead: { email: string; tracking: Tracking },
): Saga<CallResult<ResponseOf<typeof leads.createLead>>> {
  const addon = yield* select(selectAddon);
  const { flags } = yield* select(selectCampaign);
  return yield* callWithVersion(task, leads.createLead, {
    body: { coverage: {}, lead: { ...lead, addon, flags } },
  });
}

export function* sendCode(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  const sent = yield* callWithVersion(task, sendCollaboratorCode, { params: { idLead: id } });
  const isElsewhere = !sent.ok && sent.failure.code === problemCodes.notCollaborator;
  return isElsewhere ? yield* sendFromOwnLead(task) : mapResult(sent, () => ({}));
}

/** The lead was opened at the public price. The collaborator price needs a lead of its own. */
function* sendFromOwnLead({ key, dependencies }: Task): Saga<EffectResult> {
  const opened = yield* openWithEmail({ key: `${key}-lead`, dependencies });
  if (!opened.ok) return opened;
  const { lead } = opened.value;
  const params = { idLead: lead?.id ?? '' };
  const { client } = dependencies;
  const sent = yield* call(() => client.call(sendCollaboratorCode, { params }, { key: `${key}-code` }));
  if (sent.ok) yield* markAllUnsent('email');
  return mapResult(sent, () => ({ lead }));
}

export function* proveCode(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  const { code } = (yield* select(selectFacts)).answers;
  if (id === null || code === undefined) return noUserData;
  const result = yield* callWithVersion(task, validateCollaboratorCode, { body: { idLead: id, code } });
  if (result.ok) return result.value.validated ? mapResult(result, () => ({})) : besideCode(codeWords.wrong);
  return result.failure.code === problemCodes.closed ? besideCode(result.failure.message) : result;
}

const besideCode = (message: string): CallResult<never> =>
  failed('refused', message, { fields: [{ field: 'code', message }] });
