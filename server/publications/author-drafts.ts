import { minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { isChanged, rebaseDraft, takenProblems } from '../../src/catalogue/rebase-draft.ts';
import {
  nothingPublished,
  type Publication,
  type PublicationProblem,
} from '../../src/contract/publication.ts';
import { fileExperiments } from '../../src/funnel/experiments/experiments.ts';
import type { Connection } from '../database/database.ts';
import type { Publications, Published } from './publication-repository.ts';

export interface AuthorDraft {
  /** The id of the operator. */
  author: string;
  name: string;
  /** The account of its author is disabled or gone. */
  isLeft: boolean;
  version: number;
  /** The published version that its changes were saved on. */
  savedOn: number;
  /** What is published now, with the author's changes. */
  publication: Publication;
  /** Codes that somebody else has published meanwhile. */
  taken: readonly PublicationProblem[];
  /** What its author goes on editing: with a taken code it is as it was, so that the other's is neither changed nor removed. */
  edited: { basedOn: number; publication: Publication };
  editedBy: string | null;
  editedAt: string | null;
}

interface Parts {
  publications: Publications;
  current: Pick<Published, 'version' | 'publication'>;
  now: Date;
}

/** The drafts that change anything of what is published. */
export async function readDrafts(db: Connection, parts: Parts): Promise<AuthorDraft[]> {
  const drafts: AuthorDraft[] = [];
  for (const stored of await parts.publications.drafts(db)) drafts.push(await onCurrent(db, parts, stored));
  return drafts.filter(({ publication }) => isChanged(parts.current.publication, publication));
}

/** An author's draft; without one, what is published. */
export async function readDraft(db: Connection, parts: Parts, author: string): Promise<AuthorDraft> {
  const [stored] = await parts.publications.drafts(db, author);
  if (stored !== undefined) return onCurrent(db, parts, stored);
  const { publication, version: basedOn } = parts.current;
  const edited = { basedOn, publication };
  return {
    author,
    name: '',
    isLeft: false,
    version: 0,
    savedOn: basedOn,
    publication,
    edited,
    taken: [],
    editedBy: null,
    editedAt: null,
  };
}

async function onCurrent(
  db: Connection,
  parts: Parts,
  { basedOn, ...stored }: Omit<AuthorDraft, 'taken' | 'edited' | 'savedOn'> & { basedOn: number },
): Promise<AuthorDraft> {
  const base = (await parts.publications.at(db, basedOn)) ?? nothingPublished;
  const taken = takenProblems(base, stored.publication, parts.current.publication);
  const publication = onto(parts, base, stored.publication);
  const asSaved = { basedOn, publication: stored.publication };
  const edited = taken.length > 0 ? asSaved : { basedOn: parts.current.version, publication };
  return { ...stored, savedOn: basedOn, taken, publication, edited };
}

/** The changes of a draft, made to what is published now. */
export const onto = (
  { current: { publication }, now }: Omit<Parts, 'publications'>,
  base: Publication,
  draft: Publication,
): Publication => withEnded(rebaseDraft(base, draft, publication), publication, now);

/** An experiment that is taken back has ended: its visits were counted, and figures name it. */
export function withEnded(publication: Publication, before: Publication, now: Date): Publication {
  const kept = new Set([...fileExperiments, ...publication.experiments].map(({ id }) => id));
  const until = minuteInBrasilia(now.getTime() - minuteMs);
  const gone = before.experiments
    .filter(({ id }) => !kept.has(id))
    .map((one) => (one.until && one.until < until ? one : { ...one, from: undefined, until }));
  return { ...publication, experiments: [...publication.experiments, ...gone] };
}
