import { Button } from '@mantine/core';
import { catalogueProblems } from '../../../../contract/panel/catalogue.ts';
import { type CallError, problemOf } from '../../../api/problem-of.ts';
import { Failure } from '../../../parts/Failure.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';

const outdated = new Set<string | undefined>(Object.values(catalogueProblems));

/** A failure; where somebody else was faster, a repetition would fail as well, so it leads to what they did. */
export const OutdatedFailure = ({ error, readAgain }: { error: CallError; readAgain: () => unknown }) => (
  <>
    <Failure error={error} />
    {outdated.has(problemOf(error)?.code) && (
      <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={readAgain}>
        {words.seeNewest}
      </Button>
    )}
  </>
);
