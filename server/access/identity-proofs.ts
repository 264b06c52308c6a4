import { wideNetworkOf } from '../http/network-of.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { attemptLimiter, type Counter } from './attempt-limiter.ts';
import { oneTimeCodes } from './one-time-codes.ts';

interface LookUp {
  readonly cpfHash: string;
  readonly address: string;
  /** Whether the contact on file has unlocked the document for this browser. */
  readonly isOpened: boolean;
}

export type IdentityProofs = ReturnType<typeof identityProofs>;

/**
 * How people prove who they are: tries at something on file, and codes that were sent. All guesses are limited. Orders
 * and documents are counted even if unknown, so that limits do not reveal which exist.
 */
export function identityProofs({ fingerprint }: Protection, random: Random) {
  const ofLead = {
    keyColumn: 'lead_id',
    isDated: false,
    countersOf: (leadId: string) => [ofEverybody(leadId)],
  } as const;
  return {
    /** The phone on file, for a lead. */
    stepUpTries: attemptLimiter({ table: 'step_up_tries', ...ofLead }),
    /** The same, for a lead without coverage. */
    noCoverageStepUps: attemptLimiter({ table: 'no_coverage_step_ups', ...ofLead }),
    /** The phone on file, for an order. */
    orderTries: attemptLimiter({
      table: 'order_tries',
      keyColumn: 'number_hash',
      isDated: true,
      countersOf: (number: string) => [ofEverybody(fingerprint(number, 'followed order'))],
    }),
    customerTries: attemptLimiter({
      table: 'customer_tries',
      keyColumn: 'cpf_hash',
      isDated: true,
      // One network locks a document only for itself; guesses from several lock it for everybody.
      countersOf: ({ cpfHash, address, isOpened }: LookUp) => [
        ...(isOpened ? [] : [ofEverybody(cpfHash, 6)]),
        {
          of: 'address',
          key: fingerprint(`${cpfHash} ${wideNetworkOf(address)}`, 'customer tries of address'),
          maxTries: 3,
        },
      ],
    }),
    orderCodes: oneTimeCodes<string>(
      {
        table: 'order_codes',
        keyColumn: 'number_hash',
        keyOf: (number) => fingerprint(number, 'order of a code'),
        boundTo: () => ({}),
        hashOf: (number, code) => fingerprint(`${number} ${code}`, 'order code'),
        codesPerHour: 3,
      },
      random,
    ),
    /** One code per lead, for its e-mail. With the hourly limits, guessing succeeds once in 40,000 tries. */
    collaboratorCodes: oneTimeCodes<{ readonly leadId: string; readonly email: string }>(
      {
        table: 'collaborator_codes',
        keyColumn: 'lead_id',
        keyOf: ({ leadId }) => leadId,
        boundTo: ({ email }) => ({ email }),
        hashOf: ({ leadId }, code) => fingerprint(`${leadId} ${code}`, 'collaborator code'),
        codesPerHour: 5,
      },
      random,
    ),
  };
}

const ofEverybody = (key: string, maxTries = 3): Counter => ({ of: 'everybody', key, maxTries });
