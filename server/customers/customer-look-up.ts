import { problemCodes } from '../../src/contract/problem.ts';
import type { Lock } from '../access/attempt-limiter.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import { triesLeft } from '../access/tries-left.ts';
import { refuseField } from '../http/refusal.ts';
import type { Customer } from './customer.ts';
import type { CustomerContext } from './customer-context.ts';
import { tellOfClosedLookUps } from './tell-contact.ts';

/**
 * Looks a customer up by document and birth date. With the document alone it returns null without a query, so that
 * the reply does not reveal who is a customer.
 */
export async function lookUpCustomer(
  context: CustomerContext,
  asked: { cpf: string; birth_date?: string | undefined },
): Promise<Customer | null> {
  const { database, repositories, clock } = context;
  const who = await assertMayLookUp(context, asked.cpf);
  if (asked.birth_date === undefined) return null;
  const proof = { cpf: asked.cpf, birthDate: asked.birth_date };
  // Saved in its own transaction, because the wrong try has to count although the call is refused.
  const { customer, outcome } = await database.write(async (db) => {
    const found = await repositories.customers.prove(db, proof);
    const judged = await repositories.customerTries.judge(db, who, found !== undefined, clock());
    if (judged.kind === 'closed' && judged.of === 'everybody')
      await tellOfClosedLookUps(context, db, asked.cpf);
    return { customer: found, outcome: judged };
  });
  if (outcome.kind === 'closed') return refuseClosed(context, outcome);
  if (outcome.kind === 'wrong' || !customer) {
    const left = outcome.kind === 'wrong' ? outcome.left : 0;
    return refuseField('birth_date', unproved(left), problemCodes.notProved);
  }
  return customer;
}

/** Checks the limits for customers and non-customers alike. Returns the caller's key. */
export async function assertMayLookUp(context: CustomerContext, cpf: string) {
  const { database, repositories, clock, address } = context;
  const cpfHash = repositories.customers.keyOf(cpf);
  const { who, closed } = await database.read(async (db) => {
    const link = { purpose: 'look-up', subject: cpfHash } as const;
    const isOpened = await repositories.contactLinks.isOpenFor(db, link, context.device(), clock());
    const asked = { cpfHash, address, isOpened };
    return { who: asked, closed: await repositories.customerTries.lockOf(db, asked, clock()) };
  });
  if (closed) refuseClosed(context, closed);
  return who;
}

function refuseClosed({ clock }: CustomerContext, { until, of }: Lock): never {
  throw tooMany(secondsUntil(until, clock()), of === 'everybody' ? closedToAll : closedHere);
}

const closedHere = 'Por segurança, as consultas deste CPF estão bloqueadas.';
/** The same text for documents without a contract, so that it does not reveal who is a customer. */
const closedToAll =
  'Por segurança, as consultas deste CPF estão bloqueadas. Se ele tem um contrato, enviamos ao contato do contrato um link que as libera.';

const unproved = (left: number): string =>
  `Não encontramos um contrato com este CPF e esta data de nascimento. ${triesLeft(left)}.`;
