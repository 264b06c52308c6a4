import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import type { RequestContext } from '../http/route-group.ts';
import { sameText } from '../protection/protection.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { secondsUntil, tooMany } from './rate-limit.ts';
import { triesLeft } from './tries-left.ts';

/** Grants a lead opened by a link to a browser that names the last digits of the phone on file. */
export async function stepUp(
  { database, lead: access, clock }: RequestContext,
  tries: AttemptLimiter,
  { id, phone }: { readonly id: string; readonly phone: string | null },
  phoneEnding: string,
): Promise<void> {
  // A lead without a phone responds like a wrong guess, so that the reply does not reveal what is on file.
  const right = phone !== null && sameText(phone.slice(-4), phoneEnding);
  const outcome = await database.write(async (db) => {
    const judged = await tries.judge(db, id, right, clock());
    if (judged.kind === 'opened') await access.grant(db, id);
    return judged;
  });
  if (outcome.kind === 'closed') {
    throw tooMany(secondsUntil(outcome.until, clock()), closed);
  }
  if (outcome.kind === 'wrong') refuse(403, problemCodes.notHolder, wrongEnding(outcome.left));
}

const wrongEnding = (left: number): string =>
  `Os números não conferem com o celular informado no pedido. ${triesLeft(left)}.`;

const closed =
  'Os números não conferem com o celular informado no pedido. Por segurança, as tentativas estão bloqueadas.';
