import { keptOfPerson, type PersonErasure } from '../../src/contract/panel/people.ts';
import type { Connection } from '../database/database.ts';
import { type PersonRepositories, recordsOfDocument } from './records-of-document.ts';

interface DocumentErasure extends Pick<PersonErasure, 'kept'> {
  /** To be written down after the commit. */
  readonly erasedIds: readonly string[];
}

/**
 * Erases what the person could erase: open leads and renewals, and what was left without a document by their phone or
 * e-mail.
 */
export async function eraseDocument(
  repositories: PersonRepositories,
  db: Connection,
  document: string,
  now: Date,
): Promise<DocumentErasure> {
  const { erasures } = repositories;
  const records = await recordsOfDocument(repositories, db, document);
  const erasedIds: string[] = [];
  const countKept = async (
    found: readonly { id: string }[],
    among: PersonRepositories['leads' | 'renewals'],
  ) => {
    let kept = 0;
    for (const { id } of found) {
      const locked = await among.findForChange(db, id);
      if (locked === undefined) continue;
      if (await erasures.eraseOpen(db, locked, now)) erasedIds.push(id);
      else kept += 1;
    }
    return kept;
  };
  const counts = {
    orders: await countKept([...records.leads, ...records.begun], repositories.leads),
    renewals: await countKept(records.renewals, repositories.renewals),
    customer: records.customer === undefined ? 0 : 1,
    calls: records.calls.length,
  };
  for (const { id } of [...records.waiting, ...records.talks]) {
    await erasures.erase(db, id, now);
    erasedIds.push(id);
  }
  const kept = keptOfPerson.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
  return { erasedIds, kept };
}
