import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { type KnownNames, publicationProblems } from '../../src/catalogue/publication-problems.ts';
import { withMade } from '../../src/catalogue/with-made.ts';
import type { Publication, PublicationProblem } from '../../src/contract/publication.ts';
import type { Connection } from '../database/database.ts';
import { assignMarks } from './assign-marks.ts';
import type { Publications, Published } from './publication-repository.ts';

interface Parts {
  publications: Publications;
  defaults: Catalogue;
  known: KnownNames;
  now: Date;
}

interface Wanted {
  publication: Publication;
  /** The live version that the operator has seen. */
  basedOn: number;
  author: string;
  note: string;
  restores: number | null;
}

export type PublishOutcome =
  | { kind: 'published'; version: number }
  | { kind: 'outdated'; version: number }
  | { kind: 'refused'; problems: PublicationProblem[] };

/** Assigns offer ids and returns the problems that prevent the publication. */
export function checkPublication(
  { defaults, known }: Pick<Parts, 'defaults' | 'known'>,
  publication: Publication,
  { marks, former }: Pick<Published, 'marks' | 'former'>,
): { marks: Published['marks']; problems: PublicationProblem[] } {
  const given = assignMarks(withMade(defaults, publication, former), publication, marks);
  return { marks: given, problems: publicationProblems(defaults, publication, known, given) };
}

/** Publishes the next version atomically, unless another one was published meanwhile. */
export async function publish(
  db: Connection,
  { publications, now, ...parts }: Parts,
  { publication, basedOn, author, note, restores }: Wanted,
): Promise<PublishOutcome> {
  const current = await publications.current(db);
  if (current.version !== basedOn) return { kind: 'outdated', version: current.version };
  const { marks, problems } = checkPublication(parts, publication, current);
  if (problems.length > 0) return { kind: 'refused', problems };
  const version = current.version + 1;
  await publications.publish(db, { version, publication, marks, author, note, restores }, now);
  return { kind: 'published', version };
}
