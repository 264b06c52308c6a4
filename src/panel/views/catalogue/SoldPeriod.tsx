import { checkWords } from '../../../content/publication-checks.ts';
import { endsFirst, type Publication, type PublicationPeriod } from '../../../contract/publication.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { withValidity } from './draft-edits.ts';
import { PeriodInputs } from './PeriodInputs.tsx';
import { periodWords } from './publishing/change-words.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  kind: keyof Publication['validity'];
  /** A plan's sku, the name of a list or the prefix of a campaign. */
  name: string;
  title: string;
}

export function SoldPeriod({ draft, kind, name, title }: Props) {
  const period = draft.publication.validity[kind][name] ?? {};
  return (
    <PeriodInputs
      of={`${words.soldPeriod}, ${title}`}
      period={period}
      error={endsFirst(period) ? checkWords.order : undefined}
      onChange={(changed) => draft.change((old) => withValidity(old, kind, name, changed))}
    />
  );
}

/** 'até 27/11/2026 às 00:00', or always. */
export const toldPeriod = (period: PublicationPeriod): string =>
  periodWords(period).replace(/^, /, '') || words.always;
