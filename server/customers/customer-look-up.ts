import { problemCodes } from '../../src/contract/problem.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import { refuseField } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { Customer } from './customer.ts';

interface Asked {
  cpf: string;
  birth_date?: string | undefined;
}

/**
 * The customer whom document and birth date name, or null while only the document was given: then nothing is looked up
 * at all, so that there is nothing to tell known from unknown by.
 */
export async function lookUpCustomer(context: RequestContext, asked: Asked): Promise<Customer | null> {
  const { database, repositories, clock } = context;
  await assertMayLookUp(context, asked.cpf);
  if (asked.birth_date === undefined) return null;
  const proof = { cpf: asked.cpf, birthDate: asked.birth_date };
  // A wrong guess has to count although the call is refused: it is written apart from what the call itself does.
  const { customer, outcome } = await database.write(async (db) => {
    const found = await repositories.customers.prove(db, proof);
    const cpfHash = repositories.customers.keyOf(asked.cpf);
    const judged = await repositories.customerTries.judge(db, cpfHash, found !== undefined, clock());
    return { customer: found, outcome: judged };
  });
  if (outcome.kind === 'closed') return refuseClosed(context, outcome.until);
  if (outcome.kind === 'wrong' || !customer) {
    const left = outcome.kind === 'wrong' ? outcome.left : 0;
    return refuseField('birth_date', unproved(left), problemCodes.notProved);
  }
  return customer;
}

/** Limited whoever the document belongs to. */
export async function assertMayLookUp(context: RequestContext, cpf: string): Promise<void> {
  const { database, repositories, clock } = context;
  const cpfHash = repositories.customers.keyOf(cpf);
  const until = await database.read((db) => repositories.customerTries.closedUntil(db, cpfHash, clock()));
  if (until !== null) refuseClosed(context, until);
}

function refuseClosed({ clock }: RequestContext, until: string): never {
  throw tooMany(secondsUntil(until, clock()), 'Por segurança, as consultas deste CPF estão fechadas.');
}

const unproved = (left: number): string =>
  `Não encontramos um contrato com este CPF e esta data de nascimento. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`;
