import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import {
  catalogueProblems,
  type DraftProblem,
  type readCatalogueDraft,
} from '../../../contract/panel/catalogue.ts';
import type { Publication } from '../../../contract/publication.ts';
import { problemOf } from '../../api/problem-of.ts';
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
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveNow = async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus({ state: 'saving', message: '' });
    const sent = latest.current;
    const result = await save({ body: { version: version.current, publication: sent } });
    isSaving.current = false;
    if (result.data) {
      version.current = result.data.version;
      setStored(result.data);
      if (latest.current !== sent) return saveNow();
      setStatus({ state: 'saved', message: '' });
      return;
    }
    const problem = problemOf(result.error);
    const isConflict = problem?.code === catalogueProblems.draftChanged;
    setStatus({ state: isConflict ? 'conflict' : 'failed', message: problem?.message ?? '' });
  };

  // Whoever leaves the view while something waits has it saved; whoever closes the window is asked.
  const isPending = status.state !== 'saved';
  const leave = useRef(() => {});
  leave.current = () => {
    if (timer.current !== undefined && status.state === 'saving') void saveNow();
  };
  useEffect(() => () => leave.current(), []);
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);

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
