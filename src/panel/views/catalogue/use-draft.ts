import { useRef, useState } from 'react';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import {
  catalogueProblems,
  type DraftProblem,
  type readCatalogueDraft,
} from '../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../contract/publication.ts';
import { problemOf } from '../../api/problem-of.ts';
import { otherView, useUnsaved } from '../../unsaved/use-unsaved.ts';
import { useSaveCatalogueDraftMutation } from './catalogue-api.ts';

type Read = ResponseOf<typeof readCatalogueDraft>;

export interface DraftState {
  publication: Publication;
  /** The version that is stored; what is being saved has none yet. */
  version: number;
  problems: readonly DraftProblem[];
  state: 'saved' | 'saving' | 'failed' | 'conflict';
  /** What the server said where it did not save. */
  message: string;
  change: (edit: (draft: Publication) => Publication) => void;
  /** Another try. */
  saveAgain: () => void;
  /** The same over a version that somebody else has saved. */
  saveOver: (newest: number) => void;
}

/** How long somebody pauses before what was typed is saved. */
const pause = 700;

/** The draft as it is on the screen, saved as one types. What could not be saved stays on the screen and says so. */
export function useDraft({ draft, problems: read }: Pick<Read, 'draft' | 'problems'>): DraftState {
  const [save] = useSaveCatalogueDraftMutation();
  const [publication, setPublication] = useState(draft.publication);
  const [stored, setStored] = useState({ version: draft.version, problems: read });
  const [status, setStatus] = useState<Pick<DraftState, 'state' | 'message'>>({
    state: 'saved',
    message: '',
  });
  const latest = useRef(draft.publication);
  const version = useRef(draft.version);
  const saving = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveLatest = async (): Promise<boolean> => {
    setStatus({ state: 'saving', message: '' });
    const sent = latest.current;
    const result = await save({ body: { version: version.current, publication: sent } });
    if (result.data) {
      version.current = result.data.version;
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

  /** Answers whether everything is saved. */
  const saveNow = (): Promise<boolean> => {
    clearTimeout(timer.current);
    saving.current ??= saveLatest().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  };

  useUnsaved(status.state !== 'saved', {
    isLostAt: otherView,
    // What somebody else has saved is not overwritten by leaving.
    save: async () => status.state !== 'conflict' && (await saveNow()),
  });

  return {
    publication,
    ...stored,
    ...status,
    change: (edit) => {
      latest.current = edit(latest.current);
      setPublication(latest.current);
      clearTimeout(timer.current);
      if (status.state === 'conflict') return;
      setStatus({ state: 'saving', message: '' });
      timer.current = setTimeout(() => void saveNow(), pause);
    },
    saveAgain: () => void saveNow(),
    saveOver: (newest) => {
      version.current = newest;
      void saveNow();
    },
  };
}
