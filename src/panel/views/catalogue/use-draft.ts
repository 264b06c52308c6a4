import { useEffect, useRef, useState } from 'react';
import { rebaseDraft } from '../../../catalogue/rebase-draft.ts';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import { catalogueProblems, type readCatalogueDraft } from '../../../contract/panel/catalogue.ts';
import type { Publication, PublicationProblem } from '../../../contract/publication.ts';
import { problemOf } from '../../api/problem-of.ts';
import { takeDrafted } from '../../made-campaigns.ts';
import { otherView, useUnsaved } from '../../unsaved/use-unsaved.ts';
import { catalogueApi } from './catalogue-api.ts';

type Read = ResponseOf<typeof readCatalogueDraft>;

export interface DraftState {
  author: string;
  publication: Publication;
  /** The stored version; pending edits have none yet. */
  version: number;
  /** The last save that was read; null after one of this tab. */
  lastSave: { by: string; at: string } | null;
  problems: readonly PublicationProblem[];
  state: 'saved' | 'saving' | 'failed' | 'conflict';
  message: string;
  change: (edit: (draft: Publication) => Publication) => void;
  saveAgain: () => void;
  /** Makes what is not saved yet anew to what was saved or published elsewhere. */
  keepUp: (newest: Read['draft']) => void;
}

/** Whose draft is shown. */
const authorIn = ({ search }: { search: string }) => new URLSearchParams(search).get(authorParameter);

export const authorParameter = 'de';

/** Debounce of the autosave in milliseconds. */
const pause = 700;

/** The edited draft with autosave; failed edits stay on the screen. */
export function useDraft({ draft, problems: read }: Pick<Read, 'draft' | 'problems'>): DraftState {
  const [save] = catalogueApi.useSaveCatalogueDraftMutation();
  const [publication, setPublication] = useState(() => {
    takeDrafted(draft.publication);
    return draft.publication;
  });
  const [stored, setStored] = useState({ version: draft.version, problems: read });
  const [status, setStatus] = useState<Pick<DraftState, 'state' | 'message'>>({
    state: 'saved',
    message: '',
  });
  const latest = useRef(draft.publication);
  const known = useRef<Pick<Read['draft'], 'version' | 'basedOn' | 'publication'>>(draft);
  const saving = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveLatest = async (): Promise<boolean> => {
    setStatus({ state: 'saving', message: '' });
    const sent = latest.current;
    const { version, basedOn } = known.current;
    const body = { version, basedOn, publication: sent };
    const result = await save({ body });
    if (result.data) {
      known.current = { version: result.data.version, basedOn, publication: sent };
      setStored(result.data);
      if (latest.current !== sent) return saveLatest();
      setStatus({ state: 'saved', message: '' });
      return true;
    }
    const problem = problemOf(result.error);
    const isConflict = problem?.code === catalogueProblems.draftChanged;
    setStatus({ state: isConflict ? 'conflict' : 'failed', message: problem?.message ?? '' });
    return false;
  };

  /** Returns whether everything is saved. */
  const saveNow = (): Promise<boolean> => {
    clearTimeout(timer.current);
    saving.current ??= saveLatest().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  };

  useUnsaved(status.state !== 'saved', {
    isLostAt: (from, to) => otherView(from, to) || authorIn(from) !== authorIn(to),
    // Leaving the view must not overwrite a version that was saved elsewhere.
    save: async () => status.state !== 'conflict' && (await saveNow()),
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  const { editedBy: by, editedAt: at } = draft;
  return {
    author: draft.author,
    publication,
    lastSave: stored.version === draft.version && by !== null && at !== null ? { by, at } : null,
    ...stored,
    ...status,
    change: (edit) => {
      latest.current = edit(latest.current);
      takeDrafted(latest.current);
      setPublication(latest.current);
      clearTimeout(timer.current);
      if (status.state === 'conflict') return;
      setStatus({ state: 'saving', message: '' });
      timer.current = setTimeout(() => void saveNow(), pause);
    },
    saveAgain: () => void saveNow(),
    keepUp: (newest) => {
      const isSaved = latest.current === known.current.publication;
      latest.current = rebaseDraft(known.current.publication, latest.current, newest.publication);
      known.current = newest;
      setPublication(latest.current);
      setStored((before) => ({ ...before, version: newest.version }));
      if (!isSaved) void saveNow();
    },
  };
}
