import * as z from 'zod/mini';
import { mapResult } from '../../api/call-result.ts';
import * as leads from '../../contract/calls/leads.ts';
import type { DeviceInfo } from '../../contract/lead/device-info.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { selectFacts } from '../../store/selectors.ts';
import { takeChatProtocol } from '../conversation/chat-protocol.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, select } from '../typed-effects.ts';
import { complementInParts } from './location-of.ts';
import { orReopenLead } from './mark-unsent.ts';
import { type EffectResult, saving, type Worker } from './worker.ts';

export const savePlan: Worker = saving(leads.savePlan, (idLead, facts) => {
  const plan = chosenPlan(facts);
  return plan === null ? null : { params: { idLead }, body: { idPlan: plan.id } };
});

export const saveName: Worker = saving(leads.saveName, (idLead, { answers: { name } }, dependencies) =>
  name === undefined
    ? null
    : { params: { idLead }, body: { name, webcare_tuid: takeChatProtocol(dependencies) } },
);

/** The line that gives the right to a price stays known beside another phone to call. */
export const savePhone: Worker = saving(leads.savePhone, (idLead, { answers: { phone, line_phone } }) =>
  phone === undefined
    ? null
    : { params: { idLead }, body: { phone, phone2: line_phone === phone ? undefined : line_phone } },
);

export const saveDocument: Worker = saving(
  leads.saveDocument,
  (idLead, { answers: { cpf, cnpj, company_name }, personType }) => {
    const body = personType === 'pj' ? { cnpj, company_name } : { cpf };
    return (body.cpf ?? body.cnpj) === undefined ? null : { params: { idLead }, body };
  },
);

const sendInstallation: Worker = saving(leads.saveInstallation, (idLead, facts) => {
  const { address, neighborhood, complement } = facts.answers;
  const parts = complementInParts(facts);
  return {
    params: { idLead },
    body: {
      address,
      neighborhood,
      ...(parts && { ...parts, complement: complement?.text }),
    },
  };
});

export const saveInstallation = orReopenLead(sendInstallation);

/**
 * Sends only the choice, so that a retry under the same idempotency key has the same body. The account is sent by its
 * own step.
 */
const sendDirectDebit: Worker = saving(
  leads.saveBankInfo,
  (idLead, { answers: { direct_debit } }, dependencies) =>
    direct_debit === undefined
      ? null
      : { params: { idLead }, body: { direct_debit, deviceInfo: takeDeviceInfo(dependencies) } },
);

/** The server deletes the account when direct debit is declined, so the account step is undone too. */
export const saveDirectDebit: Worker = function* saveDirectDebit(task): Saga<EffectResult> {
  const { answers } = yield* select(selectFacts);
  const result = yield* sendDirectDebit(task);
  return answers.direct_debit === false
    ? mapResult(result, (saved) => ({ ...saved, undone: 'conta-debito' }))
    : result;
};

export const savePayment: Worker = saving(leads.saveBankInfo, (idLead, { answers }, dependencies) => {
  const { bank, agency, account_number } = answers;
  return bank === undefined || agency === undefined || account_number === undefined
    ? null
    : {
        params: { idLead },
        body: {
          direct_debit: true,
          bankInfo: { bank, agency, account_number },
          deviceInfo: takeDeviceInfo(dependencies),
        },
      };
});

export const saveSchedules: Worker = saving(leads.saveScheduleDate, (idLead, { answers: { schedules } }) =>
  schedules === undefined
    ? null
    : { params: { idLead }, body: { schedules: schedules.map((one) => ({ ...one })) } },
);

const kept = z.object({ cookies: z.string(), user_prefs2: z.string() });

/**
 * The stored device data in the API's field names. It is marked as sent and no longer changes, since a retry under the
 * same idempotency key must have the same body, even an empty one.
 */
function takeDeviceInfo({ slots: { deviceInfo } }: SagaDependencies): DeviceInfo | undefined {
  const parsed = kept.safeParse(deviceInfo.read());
  deviceInfo.write({ ...parsed.data, sent: true });
  if (!parsed.success) return undefined;
  return { cookies: parsed.data.cookies.slice(0, 512), jsc: parsed.data.user_prefs2.slice(0, 512) };
}
