import { wideNetworkOf } from '../http/network-of.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { type AttemptLimiter, attemptLimiter, type Counter } from './attempt-limiter.ts';
import { type OneTimeCodes, oneTimeCodes } from './one-time-codes.ts';

interface LookUp {
  readonly cpfHash: string;
  readonly address: string;
  /** Whether the contact on file has unlocked the document for this browser. */
  readonly isOpened: boolean;
}

interface CollaboratorsLead {
  readonly leadId: string;
  readonly email: string;
}

/** How people prove who they are: tries at something on file, and codes that were sent. All guesses are limited. */
export interface IdentityProofs {
  /** The phone on file, for a lead. */
  readonly stepUpTries: AttemptLimiter;
  /** The same, for a lead without coverage. */
  readonly noCoverageStepUps: AttemptLimiter;
  /** The phone on file, for an order. */
  readonly orderTries: AttemptLimiter;
  /** A customer's birth date. */
  readonly customerTries: AttemptLimiter<LookUp>;
  readonly orderCodes: OneTimeCodes;
  /** One code per lead, for its e-mail. With the hourly limits, guessing succeeds once in 40,000 tries. */
  readonly collaboratorCodes: OneTimeCodes<CollaboratorsLead>;
}

/** Orders and documents are counted even if unknown, so that limits do not reveal which exist. */
export function identityProofs({ fingerprint }: Protection, random: Random): IdentityProofs {
  const ofLead = {
    keyColumn: 'lead_id',
    isDated: false,
    countersOf: (leadId: string) => [ofEverybody(leadId)],
  } as const;
  return {
    stepUpTries: attemptLimiter({ table: 'step_up_tries', ...ofLead }),
    noCoverageStepUps: attemptLimiter({ table: 'no_coverage_step_ups', ...ofLead }),
    orderTries: attemptLimiter({
      table: 'order_tries',
      keyColumn: 'number_hash',
      isDated: true,
      countersOf: (number) => [ofEverybody(fingerprint(number, 'followed order'))],
    }),
    customerTries: attemptLimiter({
      table: 'customer_tries',
      keyColumn: 'cpf_hash',
      isDated: true,
      // One network locks a document only for itself; guesses from several lock it for everybody.
      countersOf: ({ cpfHash, address, isOpened }) => [
        ...(isOpened ? [] : [ofEverybody(cpfHash, 6)]),
        {
          of: 'address',
          key: fingerprint(`${cpfHash} ${wideNetworkOf(address)}`, 'customer tries of address'),
          maxTries: 3,
        },
      ],
    }),
    orderCodes: oneTimeCodes(
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
    collaboratorCodes: oneTimeCodes(
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
