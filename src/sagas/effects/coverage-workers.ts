import { mapResult } from '../../api/call-result.ts';
import { createNoCoverageLead, getCoverage, updateNoCoverageLead } from '../../contract/calls/coverage.ts';
import { problemCodes } from '../../contract/problem.ts';
import { coverageFlags } from '../../funnel/coverage-flags.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectCampaign, selectFacts } from '../../store/selectors.ts';
import { type Saga, select } from '../typed-effects.ts';
import { locationOf } from './location-of.ts';
import { selectAddon, trackingOf } from './origin.ts';
import { callWithVersion, type EffectResult, noUserData, type Task } from './worker.ts';

const flag = (set: boolean) => (set ? ('true' as const) : undefined);

export function* checkCoverage(task: Task): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const campaign = yield* select(selectCampaign);
  const location = locationOf(facts);
  if (location === null) return noUserData;
  const result = yield* callWithVersion(task, getCoverage, {
    query: {
      cep: location.cep,
      number: location.number,
      blockNumber: location.block_number,
      lotNumber: location.allotment_number,
      state: location.state,
      city: location.city,
      neighborhood: location.neighborhood,
      addon: yield* select(selectAddon),
      sku: facts.wish.sku ?? undefined,
      collaborator: flag(coverageFlags.collaborator(campaign)),
      regionOffer: flag(coverageFlags.regionOffer(campaign)),
      premium: flag(coverageFlags.premium(campaign)),
      rs: flag(coverageFlags.rs(campaign)),
    },
  });
  if (!result.ok && result.failure.code === problemCodes.notSold)
    return { ok: true, value: { coverage: { plans: [], infra: null, unsold: result.failure.message } } };
  return mapResult(result, (coverage) => ({ coverage }));
}

export function* openNoCoverageLead(task: Task): Saga<EffectResult> {
  const location = locationOf(yield* select(selectFacts));
  if (location === null) return noUserData;
  const addon = yield* select(selectAddon);
  const body = { ...location, addon, tracking: yield* trackingOf(task.dependencies) };
  const result = yield* callWithVersion(task, createNoCoverageLead, { body });
  return mapResult(result, ({ id }) => ({ lead: { noCoverageId: id } }));
}

/** A visitor who withdrew a contact may leave one again: it is saved in a new no-coverage lead. */
export function* saveContact(task: Task): Saga<EffectResult> {
  const { answers } = yield* select(selectFacts);
  const { noCoverageId } = yield* select(selectLead);
  const opened =
    noCoverageId === null ? yield* openNoCoverageLead({ ...task, key: `${task.key}-note` }) : null;
  if (opened?.ok === false) return opened;
  const id = opened?.value.lead?.noCoverageId ?? noCoverageId;
  if (id === null) return noUserData;
  const { name, email, phone } = answers;
  const body = { id, name, email, phone, accept_information: true };
  return mapResult(yield* callWithVersion(task, updateNoCoverageLead, { body }), () => ({
    lead: { noCoverageId: id },
  }));
}
